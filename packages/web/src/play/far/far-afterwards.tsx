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
import { campaignIn } from '../../table/run.ts';
import { text as shared } from '../../text/index.ts';
import { Verify } from './verify.tsx';
import '../afterwards.css';

type Props = { readonly room: RoomState; readonly onLookBack: () => void };

export function FarAfterwards({ room: { table, rematch }, onLookBack }: Props) {
  const { say } = useWords();
  const asking = useAsking();
  const told = table.mine === null ? undefined : campaignIn(table.options);
  const again = (): void => void asking.ask(async () => go(`/at/${rematch ?? (await api.rematch(table.id)).id}`));
  return (
    <div className="afterwards">
      {told && (
        // Its result stands: what comes next is the campaign's business.
        <Link to={`/campaigns/${table.game}/${told.run}?at=${table.id}`} className="button main">
          {say(shared('play.campaign'))}
        </Link>
      )}
      {table.mine !== null && !told && (
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
