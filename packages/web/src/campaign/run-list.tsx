/** The campaigns of this device: those under way first. Each can be had as a file, and deleted after a question. */
import { useRef, useState } from 'react';
import { CAMPAIGNS } from '../games/own-pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { SaveFile } from '../shell/save-file.tsx';
import { when } from '../shell/when.ts';
import type { RowOfRun, Run } from '../table/run.ts';
import { anyRunNamed, forgetRun } from '../table/runs.ts';
import { text as shared } from '../text/index.ts';
import { text } from './text/index.ts';
import { useRuns } from './use-runs.ts';
import { CampaignWords } from './words.tsx';
import '../shell/ask.css';
import './run-list.css';

type Asked = { readonly id: string; readonly title: string };
type OnAsk = (asked: Asked) => void;

/** `game`: of this one alone. */
export function RunList({ game }: { readonly game: string | undefined }) {
  const { say } = useWords();
  const { rows, problem } = useRuns();
  const [asked, setAsked] = useState<Asked>();
  const dialog = useRef<HTMLDialogElement>(null);
  const ask: OnAsk = (one) => {
    setAsked(one);
    dialog.current?.showModal();
  };
  const wanted = (rows ?? []).filter((row) => 'problem' in row || game === undefined || row.game === game);
  return (
    <>
      {problem && (
        <p className="notice" role="alert">
          {say(shared(`trouble.${problem}`))}
        </p>
      )}
      {wanted.length > 0 && (
        <ul className="runs">
          {wanted.map((row) =>
            'problem' in row ? (
              <Unread key={row.id} row={row} onAsk={ask} />
            ) : (
              <CampaignWords key={row.id} game={row.game}>
                <GameWords game={`campaign-${row.game}`}>
                  <Row run={row} onAsk={ask} />
                </GameWords>
              </CampaignWords>
            ),
          )}
        </ul>
      )}
      <dialog ref={dialog} className="ask" aria-labelledby="ask-run">
        <h2 id="ask-run">{say(text('campaigns.delete-ask'))}</h2>
        <p>{say(text('campaigns.delete-note', { title: asked?.title ?? '' }))}</p>
        <form method="dialog" className="buttons">
          <button type="submit" className="button">
            {say(text('campaigns.keep'))}
          </button>
          <button type="submit" className="button main" onClick={() => asked && void forgetRun(asked.id).catch(() => {})}>
            {say(text('campaigns.delete'))}
          </button>
        </form>
      </dialog>
    </>
  );
}

type Told = { readonly title: string; readonly standing: string; readonly over: boolean };

function Row({ run, onAsk }: { readonly run: Run; readonly onAsk: OnAsk }) {
  const { say, language } = useWords();
  const rules = CAMPAIGNS.use(run.game)?.rules;
  const tell = (): Told | undefined => {
    try {
      const { state } = run;
      return rules && { title: say(rules.title(state)), standing: say(rules.standing(state)), over: rules.isOver(state) };
    } catch {
      return undefined;
    }
  };
  const told = tell();
  if (!told) return <Unread row={{ id: run.id, problem: 'damaged' }} onAsk={onAsk} />;
  return (
    <li className={told.over ? 'run is-over' : 'run'}>
      <Link to={`/campaigns/${run.game}/${run.id}`} className="run-link">
        <strong>{told.title}</strong>
        <span>{told.standing}</span>
        <small>{`${say(text(told.over ? 'campaigns.over' : 'campaigns.under-way'))} · ${when(run.changed, language)}`}</small>
      </Link>
      <Ways id={run.id} title={told.title} onAsk={onAsk} />
    </li>
  );
}

function Unread({
  row: { id, problem },
  onAsk,
}: {
  readonly row: Extract<RowOfRun, { problem: unknown }>;
  readonly onAsk: OnAsk;
}) {
  const { say } = useWords();
  const title = say(text('campaigns.unread', { id }));
  return (
    <li className="run">
      <span className="run-link">
        <strong>{title}</strong>
        <span>{say(text(`campaigns.${problem}`))}</span>
      </span>
      <Ways id={id} title={title} onAsk={onAsk} />
    </li>
  );
}

function Ways({ id, title, onAsk }: Asked & { readonly onAsk: OnAsk }) {
  const { say } = useWords();
  const label = say(text('campaigns.delete'));
  return (
    <>
      <SaveFile name={`wartable-${id}.json`} about={title} content={() => anyRunNamed(id)} />
      <button
        type="button"
        className="button small icon"
        title={label}
        aria-label={`${label}: ${title}`}
        onClick={() => onAsk({ id, title })}
      >
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path className="line-sign" d="M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16" />
        </svg>
      </button>
    </>
  );
}
