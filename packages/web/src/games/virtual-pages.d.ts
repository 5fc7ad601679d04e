/** What vite-games.ts makes of the list of games for pages. */
declare module 'virtual:games/doors' {
  const pictures: Readonly<Record<string, import('react').ComponentType>>;
  export default pictures;
}
declare module 'virtual:games/pages' {
  const pages: Readonly<Record<string, () => Promise<import('../play/game-page.ts').GamePage>>>;
  export default pages;
}
declare module 'virtual:games/books' {
  const books: Readonly<Record<string, () => Promise<import('../play/game-book.ts').GameBook>>>;
  export default books;
}
declare module 'virtual:games/campaigns' {
  const pages: Readonly<Record<string, () => Promise<import('../play/own-pages.ts').GameCampaigns>>>;
  export default pages;
}
declare module 'virtual:games/workshops' {
  const pages: Readonly<Record<string, () => Promise<import('../play/own-pages.ts').GameWorkshop>>>;
  export default pages;
}
declare module 'virtual:games/companions' {
  const pages: Readonly<Record<string, () => Promise<import('../play/own-pages.ts').GameCompanion>>>;
  export default pages;
}
declare module 'virtual:games/records' {
  const pages: Readonly<Record<string, () => Promise<import('../play/own-record.ts').GameRecord>>>;
  export default pages;
}
declare module 'virtual:games/puzzle-lists' {
  const lists: Readonly<Record<string, () => Promise<readonly import('./puzzle-lists.ts').Listed[]>>>;
  export default lists;
}
declare module 'virtual:games/lessons' {
  const lessons: Readonly<Record<string, readonly import('@wartable/kernel').Lesson[]>>;
  export default lessons;
}
declare module 'virtual:games/galleries' {
  const galleries: Readonly<Record<string, () => Promise<import('react').ComponentType<{ readonly query: URLSearchParams }>>>>;
  export default galleries;
}
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: import('@wartable/kernel').Sentences }>;
  export const languages: readonly import('@wartable/kernel').Language[];
  /** By language. */
  export const home: Readonly<Record<string, Load>>;
  /** By language, by game; `online` is play far apart, `book-<game>` the page of its rules. */
  export const games: Readonly<Record<string, Readonly<Record<string, Load>>>>;
}
