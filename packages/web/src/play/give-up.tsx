import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { Ask } from './ask.tsx';
import { Tool } from './tool.tsx';

/** Giving up ends the battle for good, so it asks once. */
export function GiveUp({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const { say } = useWords();
  const [asks, setAsks] = useState(false);
  const label = say(text('play.give-up'));
  return (
    <>
      <Tool sign="give-up" label={label} onPress={() => setAsks(true)} />
      {asks && <Ask title={say(text('play.give-up-ask'))} label={label} onDo={onGiveUp} onClose={() => setAsks(false)} />}
    </>
  );
}
