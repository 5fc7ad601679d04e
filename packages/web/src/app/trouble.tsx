/** A part of the page that could not be loaded or drawn says so, and leaves the rest alone. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './trouble.css';

type Props = { readonly children: ReactNode };
type State = { readonly problem: unknown };

export class TroubleBoundary extends Component<Props, State> {
  override state: State = { problem: undefined };

  static getDerivedStateFromError(problem: unknown): State {
    return { problem };
  }

  override render(): ReactNode {
    return this.state.problem === undefined ? this.props.children : <Trouble problem={this.state.problem} />;
  }
}

function Trouble({ problem }: { readonly problem: unknown }) {
  const { say } = useWords();
  return (
    <section className="notice" role="alert">
      <p>{say(text('trouble.other', { reason: String(problem) }))}</p>
      <p className="buttons">
        <button type="button" className="button main" onClick={() => location.reload()}>
          {say(text('app.reload'))}
        </button>
        <a className="button" href="/">
          {say(text('play.home'))}
        </a>
      </p>
    </section>
  );
}
