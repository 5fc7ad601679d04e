/** Whom one plays with: who sits where nobody does, and how they play. */
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { Snapshot } from './snapshot.ts';
import './bots.css';

export function Bots({ page: { telling }, seats }: { readonly page: GamePage; readonly seats: Snapshot['seats'] }) {
  const { say } = useWords();
  return seats.map(({ name: seat, player }) => {
    if (player.kind !== 'bot') return null;
    const { face, name, manner } = characterOf(telling.id, player.level);
    return (
      <p key={seat} className="table-bot">
        <Face face={face} />
        <span>
          <strong>{say(text('home.seat', { seat: telling.seatName(seat), who: name }))}</strong>
          {say(manner)}
        </span>
      </p>
    );
  });
}
