/** What vite-games.ts makes of the list of games. */
declare module 'virtual:games/manifests' {
  const manifests: readonly import('@wartable/games/manifest').Manifest[];
  export default manifests;
}
declare module 'virtual:games/rules' {
  const rules: Readonly<Record<string, () => Promise<import('@wartable/kernel').Game>>>;
  export default rules;
}
declare module 'virtual:games/puzzles' {
  const puzzles: Readonly<Record<string, () => Promise<unknown>>>;
  export default puzzles;
}
declare module 'virtual:games/nets' {
  /** By game: the address of its net. */
  const nets: Readonly<Record<string, string>>;
  export default nets;
}
