/** All that games bring of this kind, or that of one of them. */
import { CAMPAIGNS } from '../games/own-pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from './text/index.ts';
import { CampaignWords } from './words.tsx';

type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function CampaignsPage({ game, id }: Props) {
  return (
    <CampaignWords game={game}>
      {game === undefined ? (
        <All />
      ) : (
        <GameWords game={`campaign-${game}`}>
          <Own game={game} id={id} />
        </GameWords>
      )}
    </CampaignWords>
  );
}

function All() {
  const { say } = useWords();
  return (
    <>
      <h1>{say(text('campaigns.title'))}</h1>
      <p>{say(text('campaigns.intro'))}</p>
      {CAMPAIGNS.games.map((game) => (
        <Link key={game} to={`/campaigns/${game}`} className="button">
          {say({ key: `door.${game}` })}
        </Link>
      ))}
    </>
  );
}

function Own({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const own = CAMPAIGNS.use(game);
  return own ? <own.Campaigns id={id} /> : <All />;
}
