/** A drawing in the address ("/workshop/hoth#d=…"), also when another link is pasted over it. */
import { InputError, type Text } from '@wartable/kernel';
import { useEffect, useState } from 'react';
import { dataIn } from '../table/link.ts';

export type Linked = { readonly data: unknown } | { readonly wrong: Text };

const lettersNow = (): string => new URLSearchParams(location.hash.slice(1)).get('d') ?? '';

/** Undefined where there is none, and while it is unpacked. */
export function useLinked(): Linked | undefined {
  const [letters, setLetters] = useState(lettersNow);
  const [linked, setLinked] = useState<Linked & { readonly of: string }>();
  useEffect(() => {
    const onTyped = (): void => setLetters(lettersNow());
    window.addEventListener('hashchange', onTyped);
    return () => window.removeEventListener('hashchange', onTyped);
  }, []);
  useEffect(() => {
    if (letters === '') return;
    let left = false;
    dataIn(letters).then(
      (data) => left || setLinked({ data, of: letters }),
      (error: unknown) =>
        left || setLinked({ wrong: error instanceof InputError ? error.text : { key: 'link.packed' }, of: letters }),
    );
    return () => {
      left = true;
    };
  }, [letters]);
  return linked?.of === letters ? linked : undefined;
}
