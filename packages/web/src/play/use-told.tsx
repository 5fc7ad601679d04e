/** What a player asked about, and its sheet: filled in by the game's page, with what the rules say about it now. */
import type { Refusal } from '@wartable/kernel';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { WhyNot } from '../table/advisers.ts';
import type { TableClient } from '../table/client.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { BATTLE } from './thing.ts';
import { ThingSheet } from './thing-sheet.tsx';
import { useThings } from './use-things.ts';

type Asked = {
  readonly page: GamePage;
  readonly view: unknown;
  readonly client: TableClient;
  /** What boards say is pointed at. */
  readonly over: string | undefined;
  /** Nothing may lie over the table by itself now. */
  readonly quiet: boolean;
  /** Whether the viewer has something to decide. */
  readonly decides: boolean;
  readonly whyNot: WhyNot | undefined;
  readonly onAsk: (thing: string) => void;
  /** Why not has been read here. */
  readonly onRead: () => void;
};

export type TellsOf = {
  readonly tell: (thing: string) => void;
  /** The sheet that is open says why not; nobody else need. */
  readonly says: boolean;
  readonly sheet: ReactNode;
};

export function useTold(root: RefObject<HTMLElement | null>, asked: Asked): TellsOf {
  const { page, view, client, over, quiet, decides, whyNot } = asked;
  const { told, tell, close } = useThings(root, over, quiet);
  useShortcuts({ b: () => tell(BATTLE) });
  const found = useFound(told?.thing, view, client);
  const sheet = told && page.sheetOf?.(told.thing, view, found);
  const asks = told && !told.resting && decides ? sheet?.asks : undefined;
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    if (asks !== undefined) latest.current.onAsk(asks);
  }, [asks]);
  return {
    tell,
    says: asks !== undefined,
    sheet: told && sheet && !(told.resting && sheet.plain) && (
      <ThingSheet
        key={`${told.thing} ${told.resting}`}
        page={page}
        thing={told.thing}
        sheet={sheet}
        refusal={asks !== undefined && whyNot?.thing === asks ? whyNot.refusals.find(isAboutIt) : undefined}
        resting={told.resting}
        onTell={tell}
        onClose={() => {
          if (asks !== undefined) asked.onRead();
          close();
        }}
      />
    ),
  };
}

/** That something else has to be done first says nothing about the thing. */
function isAboutIt({ text: { key } }: Refusal): boolean {
  return key !== 'why.finish-first';
}

/** What Foresight tells about a thing, as soon as it is worked out. */
function useFound(thing: string | undefined, view: unknown, client: TableClient): unknown {
  const [found, setFound] = useState<{ readonly of: unknown; readonly thing: string; readonly told: unknown }>();
  useEffect(() => {
    if (thing === undefined) return;
    client.about(view, thing).then((told) => setFound({ of: view, thing, told }));
  }, [thing, view, client]);
  return found?.of === view && found?.thing === thing ? found?.told : undefined;
}

/** Goals, special rules, how it stands: one tap away at every size. */
export function BattleButton({ onPress }: { readonly onPress: () => void }) {
  const { say } = useWords();
  const title = say(text('sheet.battle'));
  return (
    <button type="button" className="button battle-button" aria-label={title} title={title} onClick={onPress}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 2.5H18V14.5A6 6 0 0 1 6 14.5ZM9 7.5H15M9 11.5H15M12 20.5V22.5" />
      </svg>
      <span>{title}</span>
    </button>
  );
}
