/** Campaigns: those of this device, those that can be begun, one of them, one under way. */
import { Fragment } from 'react';
import { CAMPAIGNS } from '../games/own-pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { isRunName } from '../table/run-tables.ts';
import { RunList } from './run-list.tsx';
import { RunPage } from './run-page.tsx';
import { text } from './text/index.ts';
import { CampaignWords } from './words.tsx';
import './campaigns-page.css';

type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function CampaignsPage({ game, id }: Props) {
  const games = CAMPAIGNS.games.filter((one) => game === undefined || one === game);
  return (
    <CampaignWords>
      {id === undefined && <Head game={game} />}
      {games.map((one) => (
        <CampaignWords key={one} game={one}>
          <GameWords game={`campaign-${one}`}>
            {id === undefined && games.length > 1 && <Name game={one} />}
            <Own key={id} game={one} id={id} />
          </GameWords>
        </CampaignWords>
      ))}
      {(id !== undefined || game !== undefined) && <Back />}
    </CampaignWords>
  );
}

function Head({ game }: Pick<Props, 'game'>) {
  const { say } = useWords();
  return (
    <Fragment>
      <h1>{say(text('campaigns.title'))}</h1>
      <p className="campaigns-intro">{say(text('campaigns.intro'))}</p>
      <RunList game={game} />
    </Fragment>
  );
}

function Name({ game }: { readonly game: string }) {
  const { say } = useWords();
  return <h2>{say({ key: `door.${game}` })}</h2>;
}

function Own({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const own = CAMPAIGNS.use(game);
  if (!own) return null;
  return id !== undefined && isRunName(id) ? <RunPage game={game} id={id} own={own} /> : <own.Campaigns id={id} />;
}

function Back() {
  const { say } = useWords();
  return (
    <p className="campaigns-back">
      <Link to="/campaigns" className="button">
        {say(text('campaigns.all'))}
      </Link>
    </p>
  );
}
