/** The campaign as a map of the snowfield: battles joined by trails, along the page where there is room, down it on a phone. */
import { type CampaignState, campaignOf } from '@wartable/hoth/campaign';
import { useWords } from '@wartable/web/shell/language.tsx';
import type { CSSProperties } from 'react';
import { sceneOfBattle } from '../scenes.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { resultText, WinnerSign } from './result.tsx';
import { text } from './text/index.ts';
import { mapOf, type Spot, type Stop, trailOf, type Way } from './trail.ts';
import './map.css';

/** Names need room. */
const MOST_NAMED = 4;

export function CampaignMap({ state }: { readonly state: CampaignState }) {
  const { say } = useWords();
  const { long, wide } = trailOf(campaignOf(state));
  const { stops, ways } = mapOf(state);
  const size = { '--long': long, '--wide': wide } as CSSProperties;
  return (
    <div className={wide > MOST_NAMED ? 'camp-map is-great' : 'camp-map'} style={size}>
      <Snow />
      <Trails ways={ways} upright={false} />
      <Trails ways={ways} upright />
      <ol aria-label={say(text('camp.map'))}>
        {stops.map((stop) => (
          <StopOnMap key={stop.node.id} stop={stop} state={state} />
        ))}
      </ol>
    </div>
  );
}

function Snow() {
  return (
    <svg className="camp-snow" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="camp-drift" d="M0 52Q90 20 180 46T400 30V0H0Z" />
      <path className="camp-drift" d="M0 150Q110 118 210 150T400 132V178Q290 160 200 188T0 180Z" />
      <path className="camp-crack" d="M30 206l30-9 18 6 34-11 22 7" />
      <path className="camp-crack" d="M268 74l22 7 20-5 30 9 26-6" />
      <g className="camp-ridges">
        <path d="M14 92l16-26 12 14 14-20 20 32Z" />
        <path d="M318 214l18-30 12 16 15-22 22 36Z" />
        <path d="M176 226l12-18 9 10 9-14 14 22Z" />
        <path d="M348 58l12-18 9 10 9-14 14 22Z" />
        <path d="M96 30l10-15 8 9 8-12 12 18Z" />
      </g>
    </svg>
  );
}

function Trails({ ways, upright }: { readonly ways: readonly Way[]; readonly upright: boolean }) {
  const point = ({ along, across }: Spot): readonly [number, number] => (upright ? [across, along] : [along, across]);
  const path = ({ from, to }: Way): string => {
    const [[x, y], [u, v]] = [point(from), point(to)];
    const [dx, dy] = upright ? [0, (v - y) / 2] : [(u - x) / 2, 0];
    return `M${x} ${y}C${x + dx} ${y + dy} ${u - dx} ${v - dy} ${u} ${v}`;
  };
  return (
    <svg
      className={upright ? 'camp-trails is-upright' : 'camp-trails'}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* What counts most lies on top. */}
      {(['never', 'later', 'next', 'gone'] as const).flatMap((is) =>
        ways
          .filter((way) => way.is === is)
          .map((way) => (
            <path key={`${path(way)} ${way.side}`} className={`camp-trail is-${is} for-${way.side}`} d={path(way)} />
          )),
      )}
    </svg>
  );
}

function StopOnMap({ stop, state }: { readonly stop: Stop; readonly state: CampaignState }) {
  const { say, breakable } = useWords();
  const { node, spot } = stop;
  const place = { '--along': spot.along, '--across': spot.across } as CSSProperties;
  const { is } = stop.state;
  // What lies further on is a way in the snow, and no name yet.
  if (is === 'later' || is === 'never')
    return (
      <li className={`camp-stop is-${is}`} style={place} aria-hidden="true">
        <span className="camp-dot" />
      </li>
    );
  const n = state.results.findIndex((result) => result.node === node.id) + 1;
  const title = node.title;
  const result = state.results[n - 1];
  const label =
    is === 'gone' && result
      ? text('camp.stop-gone', { n, title, result: resultText(result) })
      : is === 'now'
        ? text('camp.stop-now', { n: state.results.length + 1, title })
        : text('camp.stop-next', { title });
  const picture = (
    <>
      <span className="camp-thumb">
        <Thumbnail scene={sceneOfBattle(node.battle)} label="" />
        {stop.state.is === 'gone' && <WinnerSign winner={stop.state.winner} />}
      </span>
      <span className="camp-name" aria-hidden="true">
        {breakable(say(title))}
      </span>
      <span className="only-heard">{say(label)}</span>
    </>
  );
  return (
    <li className={`camp-stop is-${is}`} style={place}>
      {is === 'next' ? (
        <span className="camp-spot">{picture}</span>
      ) : (
        <a className="camp-spot" href={`#battle-${node.id}`}>
          {picture}
        </a>
      )}
    </li>
  );
}
