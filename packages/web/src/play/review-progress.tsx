/** A review under way: how far it is, and a way to stop it; it goes on while one looks at something else. */
import { useWords } from '../shell/language.tsx';
import type { ReviewJob } from '../table/reviews.ts';
import { text } from '../text/index.ts';
import { text as own } from './film/text/index.ts';
import { type LookedBack, useJob } from './use-review.ts';

export function ReviewProgress({ looked: { is, job } }: { readonly looked: LookedBack }) {
  const { say } = useWords();
  if (is === 'failed') return <p role="status">{say(text('back.failed'))}</p>;
  if (is === 'working')
    return (
      <div className="review-progress">
        {job ? <Bar job={job} /> : <progress aria-label={say(text('back.working'))} />}
        {job && (
          <button type="button" className="button small" onClick={job.stop}>
            {say(own('back.stop'))}
          </button>
        )}
      </div>
    );
  return (
    <div className="review-progress">
      {is === 'stopped' && <p role="status">{say(own('back.stopped'))}</p>}
      <button type="button" className="button small" onClick={job?.start}>
        {say(own('back.start'))}
      </button>
    </div>
  );
}

/** In hundredths, so that it is drawn no oftener than one sees. */
function Bar({ job }: { readonly job: ReviewJob }) {
  const { say } = useWords();
  const hundredths = useJob(job, ({ progress }) => Math.round(100 * progress));
  return <progress value={hundredths} max={100} aria-label={say(text('back.working'))} />;
}
