/** After a match far away: another one, the record, and whether all was in order. */
import type { RoomState } from '@wartable/protocol';
import { api } from '../../online/api.ts';
import { recordAt } from '../../online/place.ts';
import { text } from '../../online/text/index.ts';
import { useAsking } from '../../online/use-asking.ts';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { go } from '../../shell/route.ts';
import { SaveFile } from '../../shell/save-file.tsx';
import { when } from '../../shell/when.ts';
import { campaignIn } from '../../table/run.ts';
import { text as shared } from '../../text/index.ts';
import { Verify } from './verify.tsx';
import '../afterwards.css';

type Props = { readonly room: RoomState; readonly onLookBack: () => void };

export function FarAfterwards(props: Props) {
  const { now, table } = props.room;
  return table.day && now < table.day.opens ? <Sealed game={table.game} opens={table.day.opens} /> : <Open {...props} />;
}

/** Of a day that is still on. */
function Sealed({ game, opens }: { readonly game: string; readonly opens: number }) {
  const { say, language } = useWords();
  return (
    <div className="afterwards">
      <Link to={`/daily/${game}`} className="button main">
        {say(text('day.to-ranking'))}
      </Link>
      <p>{say(text('day.sealed', { when: when(opens, language) }))}</p>
      <Link to="/online" className="button">
        {say(text('at.to-mine'))}
      </Link>
    </div>
  );
}

function Open({ room: { table, rematch }, onLookBack }: Props) {
  const { say } = useWords();
  const asking = useAsking();
  const told = table.mine === null ? undefined : campaignIn(table.options);
  const again = (): void => void asking.ask(async () => go(`/at/${rematch ?? (await api.rematch(table.id)).id}`));
  return (
    <div className="afterwards">
      {table.day && (
        <Link to={`/daily/${table.game}/${table.day.day}`} className="button main">
          {say(text('day.to-ranking'))}
        </Link>
      )}
      {told && (
        // Its result stands: what comes next is the campaign's business.
        <Link to={`/campaigns/${table.game}/${told.run}?at=${table.id}`} className="button main">
          {say(shared('play.campaign'))}
        </Link>
      )}
      {table.mine !== null && !told && !table.day && (
        <button type="button" className="button main" disabled={asking.busy} onClick={again}>
          {say(text(table.seats.length === 1 ? 'at.again' : 'at.rematch'))}
        </button>
      )}
      {asking.trouble && <p role="alert">{say(asking.trouble)}</p>}
      <button type="button" className="button to-look-back" onClick={onLookBack}>
        {say(shared('play.look-back'))}
      </button>
      <Link to={`/replay/${table.id}`} className="button">
        {say(text('at.replay'))}
      </Link>
      <SaveFile name={`wartable-${table.id}.json`} content={() => recordAt(table.id)} />
      <Verify table={table.id} />
      <Link to="/online" className="button">
        {say(text('at.to-mine'))}
      </Link>
    </div>
  );
}
