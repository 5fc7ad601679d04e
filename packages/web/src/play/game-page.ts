/** What the shell asks of a game to have it on the page. A game's page draws and names things; its rules stay in the worker. */
import type { Choice, GameEvent, Offer, Param, Telling, Text, Told, Viewer } from '@wartable/kernel';
import type { ComponentType } from 'react';
import type { Sign } from './event-icon.tsx';
import type { Ended, Ending, Next, Opening } from './scenes.ts';
import type { ShownDecision, Snapshot } from './snapshot.ts';
import type { Sound } from './sound.ts';
import type { Step } from './step.ts';
import type { ThingSheet } from './thing.ts';

/** All parts of a game get the same: how things stand, what can be done, what is pointed at. */
export type GameProps<View = unknown, Preview = unknown, OwnStep extends Step = Step> = {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seats: Snapshot['seats'];
  /** What is being shown, for the first time or again. */
  readonly step: OwnStep | undefined;
  /** A line of the log that was pressed. */
  readonly lit: GameEvent | undefined;
  /** What a sentence names and was pressed there. */
  readonly named: string | undefined;
  /** Undefined while something is being shown. */
  readonly decision: ShownDecision | undefined;
  /** What the choices would come to. */
  readonly previews: readonly Preview[];
  /** What the thing that was asked about would come to. */
  readonly asked: Preview | undefined;
  /** The thing under the pointer. */
  readonly over: string | undefined;
  /** The adviser's choice. */
  readonly hinted: Choice | undefined;
  readonly log: readonly GameEvent[];
  readonly onOver: (thing: string | undefined) => void;
  readonly onPick: (offer: Offer) => void;
  /** Several answers, one after another: a plan. */
  readonly onPlan: (notations: readonly string[]) => void;
  /** Something that cannot be chosen was touched: the shell says why. */
  readonly onAsk: (thing: string) => void;
  /** What is this? The shell opens its sheet. */
  readonly onTell: (thing: string) => void;
  readonly about: (thing: string) => Promise<unknown>;
  /** What a hand is called that is not one's own. */
  readonly handName?: string;
};

type Part<View, Preview, OwnStep extends Step> = ComponentType<GameProps<View, Preview, OwnStep>>;

export type GamePage<View = unknown, Preview = unknown, OwnStep extends Step = Step, Event extends GameEvent = GameEvent> = {
  /** What can be read off views and events; the rules stay in workers. */
  readonly telling: Telling;
  /** Drawings that others refer to: once on the page, before all of them. */
  readonly Art?: ComponentType;
  /** In the middle: the board and what lies over it. */
  readonly Stage: Part<View, Preview, OwnStep>;
  /** Along the bottom: the viewer's cards. */
  readonly Hand?: Part<View, Preview, OwnStep>;
  /** On top of the panel: how the game stands. */
  readonly Status: Part<View, Preview, OwnStep>;
  /** Below the prompt: what an attack would come to. */
  readonly Notes: Part<View, Preview, OwnStep>;
  /** With the log: the last dice, decks. */
  readonly More?: Part<View, Preview, OwnStep>;
  /** In the text view, between the choices and the log. */
  readonly TextView: Part<View, Preview, OwnStep>;
  /** The sheet of a thing, or of all of it (`BATTLE`); `found` is what Foresight tells about it, as soon as that is worked out. */
  readonly sheetOf?: (thing: string, view: View, found: unknown) => ThingSheet | undefined;
  /** Kinds of decisions in which nothing lies over the stage by itself. */
  readonly aims?: readonly string[];
  /** What a choice does, in small letters below it in the text view; a key without a sentence says nothing. */
  readonly choiceNote?: (offer: Offer) => Text | undefined;
  /** Whether a choice is offered on the stage or among the cards; all others are buttons. */
  readonly isOnStage: (offer: Offer, decision: ShownDecision, view: View) => boolean;
  /** The verbs of choices that go on: they get the big button. */
  readonly goesOn: readonly string[];
  /** The verbs of choices that give something away: never the big button, not even alone. */
  readonly givesAway?: readonly string[];
  /** By the verb of a choice that ends something, the verbs of those who could still act: then the page asks once. */
  readonly ends?: Readonly<Record<string, readonly string[]>>;
  /** How many of them at most, where more are offered than may act. */
  readonly mayAct?: (view: View) => number;
  /** A sentence or two for the first decision of each kind. */
  readonly tips: Readonly<Record<string, Text>>;
  /** Kinds of decisions whose tip must not lie over the cards on a phone. */
  readonly tipsWithCards: readonly string[];

  /** How events are shown, each with the view after it: `before` is what the viewer saw last, `last` the last step before. */
  readonly stepsOf: (before: View, told: readonly Told<View, Event>[], last: OwnStep | undefined) => OwnStep[];
  /** Whether a line of the log can be shown on the stage. */
  readonly pointsAt: (event: Event) => boolean;
  /** The thing of the stage that a parameter of a text names: it is lit when it is pressed in a sentence. */
  readonly thingNamed?: (value: Param, view: View) => string | undefined;
  readonly signs: Readonly<Partial<Record<Event['type'], Sign>>>;
  readonly soundOf: (event: Event) => Sound | undefined;

  /** Which of the two a seat belongs to: what its people hold is round and orange, or angular and steel blue. */
  readonly sideOf?: (seat: string) => 'rebel' | 'empire';
  /** How a battle opens and how it ends; what may come after it. */
  readonly opening?: (view: View) => Opening;
  readonly ending?: (ended: Ended<View, Event>) => Ending;
  readonly next?: (view: View) => Next | undefined;

  /** For the list of tables: what is played, how it looks, how far it is. */
  readonly titleOf: (options: unknown) => Text | string;
  readonly Thumbnail: ComponentType<{ readonly view: View }>;
  /** The board itself as a picture, where there is room for one; without it, the thumbnail. */
  readonly Picture?: ComponentType<{ readonly view: View }>;
  /** What the addresses of new games name ("/new/hoth/4", "/new/hoth?scenario=4"). */
  readonly addressed?: { readonly name: string; readonly values: readonly string[] };
  readonly NewGame: ComponentType<{ readonly wanted: string | undefined }>;
};
