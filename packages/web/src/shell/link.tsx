import type { MouseEvent, ReactNode } from 'react';
import { go } from './route.ts';

type Props = {
  readonly to: string;
  readonly className?: string;
  /** What it is called, where it is a sign alone. */
  readonly label?: string;
  /** It leads to where one is. */
  readonly current?: boolean;
  readonly children: ReactNode;
};

/** A real link that does not load the page again. */
export function Link({ to, className, label, current = false, children }: Props) {
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} aria-label={label} title={label} aria-current={current || undefined} onClick={onClick}>
      {children}
    </a>
  );
}
