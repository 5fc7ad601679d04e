import type { Outcome, UndoRefusal } from '@wartable/kernel';
import { characterOf } from '../shell/characters.ts';
import type { Speaker } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { Snapshot } from './snapshot.ts';

export function winnerLine(
  { telling }: GamePage,
  { outcome, seats }: Pick<Snapshot, 'outcome' | 'seats'>,
  say: Speaker['say'],
): string {
  const winners = (outcome?.winners ?? []).map((seat) => {
    const name = telling.seatName(seats[seat]?.name ?? '');
    const player = seats[seat]?.player;
    return say(
      player?.kind === 'bot' ? text('bot.seat', { seat: name, name: characterOf(telling.id, player.level).name }) : name,
    );
  });
  if (winners.length > 0) return say(text('play.won', { seat: winners.join(' · ') }));
  // Alone against the rules nobody else can win.
  return say(text(seats.length === 1 ? 'play.lost' : 'play.draw'));
}

/** The same of a film, in which nobody has a name. */
export function winnersLine(
  page: GamePage,
  film: { readonly outcome: Outcome | null; readonly seats: readonly string[] },
  say: Speaker['say'],
): string {
  const seats = film.seats.map((name) => ({ name, player: { kind: 'person' } as const }));
  return winnerLine(page, { outcome: film.outcome ?? undefined, seats }, say);
}

export function undoLine(refusal: UndoRefusal | undefined, say: Speaker['say']): string | undefined {
  if (!refusal) return undefined;
  return say(text(refusal.refused === 'new-information' ? `play.undo-${refusal.because}` : 'play.undo-nothing'));
}
