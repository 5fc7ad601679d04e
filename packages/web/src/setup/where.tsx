/** Where a new table is played: at this device, or online with what is agreed on there. Every game's new-game page uses it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { lazy, Suspense, useState } from 'react';
import { useOnline } from '../online/me.ts';
import { useWords } from '../shell/language.tsx';
import { begin } from '../table/begin.ts';
import { text } from '../text/index.ts';
import type { Far } from './player-select.tsx';
import './where.css';

const Terms = lazy(async () => ({ default: (await import('./terms.tsx')).Terms }));

type Agreement = Parameters<typeof import('../online/agreement-form.tsx').AgreementForm>[0]['agreement'];

export type Where = {
  readonly online: boolean;
  readonly setOnline: (online: boolean) => void;
  /** Undefined: as people usually agree. */
  readonly agreement: Agreement | undefined;
  readonly setAgreement: (agreement: Agreement) => void;
  /** For the choice of who plays a seat; undefined at this device. */
  readonly far: (seat: number, players: readonly SeatPlayer[]) => Far | undefined;
  readonly mine: (players: readonly SeatPlayer[]) => number;
};

/** Whether the address asks for it: "/new/hoth?where=online". */
export function asksOnline(): boolean {
  return new URLSearchParams(location.search).get('where') === 'online';
}

/** `onOnline`: people have other company there than here. */
export function useWhere(onOnline?: (online: boolean) => void): Where {
  const [wantsOnline, setOnline] = useState(asksOnline);
  const online = useOnline().state === 'there' && wantsOnline;
  const [agreement, setAgreement] = useState<Agreement>();
  const [wanted, setWanted] = useState(0);
  const mine = (players: readonly SeatPlayer[]): number =>
    players[wanted]?.kind === 'person' ? wanted : players.findIndex(({ kind }) => kind === 'person');
  return {
    online,
    setOnline: (next) => {
      setOnline(next);
      onOnline?.(next);
    },
    agreement,
    setAgreement,
    mine,
    far: (seat, players) => {
      if (!online) return undefined;
      const other = players.findIndex(({ kind }, i) => kind === 'person' && i !== seat);
      return {
        isMine: mine(players) === seat,
        onMine: (isMine) => setWanted(isMine ? seat : other),
        mayLeave: mine(players) !== seat || other >= 0,
      };
    },
  };
}

type ChoiceProps = { readonly where: Where; readonly alone?: boolean };

const PLACES = [false, true];

export function WhereChoice({ where, alone = false }: ChoiceProps) {
  const { say } = useWords();
  const server = useOnline();
  // Where there is no server, there is nothing to choose.
  if (server.state === 'none' || (server.state === 'looking' && !server.expected)) return null;
  return (
    <>
      <fieldset>
        <legend>{say(text('new.where'))}</legend>
        <div className="segments">
          {PLACES.map((online) => (
            <label key={String(online)} className={online === where.online ? 'segment chosen' : 'segment'}>
              <input
                type="radio"
                name="where"
                className="only-heard"
                checked={online === where.online}
                onChange={() => where.setOnline(online)}
              />
              {say(text(online ? 'new.where-online' : 'new.where-here'))}
            </label>
          ))}
        </div>
      </fieldset>
      {where.online && (
        <Suspense fallback={<div className="terms-coming" />}>
          <Terms where={where} alone={alone} />
        </Suspense>
      )}
    </>
  );
}

type SetUp = { readonly options: object; readonly players: readonly SeatPlayer[]; readonly tips?: boolean };
type BeginProps = {
  readonly where: Where;
  readonly game: string;
  /** What the button says at this device. */
  readonly label: string;
  readonly setUp: () => SetUp;
};

/** The button that begins, here or there. */
export function Begin({ where, game, label, setUp }: BeginProps) {
  const { say } = useWords();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const far = async ({ options, players }: SetUp): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const [{ createTable }, { whyNot }, { AGREED_ALONE }] = await Promise.all([
      import('../online/create.ts'),
      import('../online/api.ts'),
      import('../online/agreement-form.tsx'),
    ]);
    const mine = where.mine(players);
    const seats = players.map((player, seat) =>
      player.kind === 'bot' ? player : seat === mine ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const),
    );
    const agreement = where.agreement ?? (seats.length === 1 ? AGREED_ALONE : undefined);
    await createTable({ game, options: { ...options }, seats, ...(agreement ? { agreement } : {}) }).catch((error: unknown) =>
      setTrouble(say(whyNot(error))),
    );
    setBusy(false);
  };
  const start = (): void => {
    const { options, players, tips } = setUp();
    if (where.online) void far({ options, players });
    else begin(game, options, players, tips);
  };
  return (
    <>
      {where.online && <p className="seat-note">{say(text(setUp().players.length === 1 ? 'new.kept' : 'new.waits'))}</p>}
      {trouble !== undefined && (
        <p className="notice" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button main big" disabled={busy} onClick={start}>
        {where.online ? say(text('new.set-up')) : label}
      </button>
    </>
  );
}
