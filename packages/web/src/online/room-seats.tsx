/** The seats of a table before it begins: one's own, those of others, bots, and free ones to take. */
import type { RoomState, SeatWanted, Sitter } from '@wartable/protocol';
import { levelsOf } from '../games/manifests.ts';
import type { GamePage } from '../play/game-page.ts';
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { text as shared } from '../text/index.ts';
import { api } from './api.ts';
import { text } from './text/index.ts';

type Props = {
  readonly page: GamePage;
  readonly room: RoomState;
  readonly owns: boolean;
  readonly busy: boolean;
  readonly onSit: (seat: number) => void;
  readonly onChange: (work: () => Promise<RoomState>) => void;
};

export function RoomSeats({ page, room: { table }, owns, busy, onSit, onChange }: Props) {
  const { say } = useWords();
  const { id, game, seats, mine } = table;
  const first = seats.findIndex(({ sitter }) => sitter.kind === 'open');
  const open = table.status === 'open';
  return (
    <>
      {mine === null && open && first >= 0 && (
        <button type="button" className="button main big room-take" disabled={busy} onClick={() => onSit(first)}>
          {say(text('room.sit', { seat: page.telling.seatName(seats[first]?.name ?? '') }))}
        </button>
      )}
      <h2>{say(text('room.seats'))}</h2>
      <ul className="room-seats">
        {seats.map(({ name, sitter }, seat) => {
          const seatName = say(page.telling.seatName(name));
          const free = sitter.kind === 'open';
          return (
            <li key={name} className={page.sideOf?.(name) ?? 'rebel'}>
              <span className="room-seat">
                <strong>{seatName}</strong>
                <Who game={game} sitter={sitter} isMe={seat === mine} />
              </span>
              {open && owns && sitter.kind !== 'person' && (
                <select
                  aria-label={say(text('room.player', { seat: seatName }))}
                  value={sitter.kind === 'bot' ? sitter.level : 0}
                  disabled={busy}
                  onChange={({ target }) => onChange(() => api.setSeat(id, seat, wanted(Number(target.value))))}
                >
                  <option value={0}>{say(text('room.free'))}</option>
                  {levelsOf(game).map((n) => (
                    <option key={n} value={n}>
                      {say(shared('new.bot', { n, name: characterOf(game, n).name }))}
                    </option>
                  ))}
                </select>
              )}
              {open && free && (mine !== null || seat !== first) && (
                <button
                  type="button"
                  className="button small"
                  aria-label={say(text('room.sit-named', { seat: seatName }))}
                  disabled={busy}
                  onClick={() => onSit(seat)}
                >
                  {say(text('room.sit-here'))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function wanted(level: number): SeatWanted {
  return level === 0 ? { kind: 'open' } : { kind: 'bot', level };
}

type WhoProps = { readonly game: string; readonly sitter: Sitter; readonly isMe: boolean };

function Who({ game, sitter, isMe }: WhoProps) {
  const { say } = useWords();
  if (sitter.kind === 'open') return <span className="room-free">{say(text('room.free'))}</span>;
  if (sitter.kind === 'bot') {
    const { face, name, trade } = characterOf(game, sitter.level);
    return (
      <span className="room-bot">
        <Face face={face} />
        {say(shared('bot.title', { name, trade }))}
      </span>
    );
  }
  return (
    <span>
      {isMe ? say(text('room.you', { name: sitter.name })) : sitter.name}
      {!isMe && <small>{say(text(sitter.here ? 'room.here' : 'room.away'))}</small>}
    </span>
  );
}
