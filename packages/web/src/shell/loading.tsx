import { text } from '../text/index.ts';
import { useWords } from './language.tsx';
import './loading.css';

/** While a part of the page is on its way. */
export function Loading() {
  const { say } = useWords();
  return (
    <p className="loading" role="status">
      <span>{say(text('app.loading'))}</span>
    </p>
  );
}
