/** Looking back, beside the table: loaded when there is something to look back at. */
import { type ComponentProps, lazy, type Ref, Suspense } from 'react';
import { FilmWords } from './film/words.tsx';

const LookBack = lazy(async () => ({ default: (await import('./look-back.tsx')).LookBack }));

type Props = ComponentProps<typeof LookBack> & { readonly ref: Ref<HTMLDivElement> };

export function LookedBackAt({ ref, ...props }: Props) {
  return (
    <div ref={ref} tabIndex={-1}>
      <Suspense fallback={null}>
        <FilmWords>
          <LookBack {...props} />
        </FilmWords>
      </Suspense>
    </div>
  );
}
