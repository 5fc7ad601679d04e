/** English decides which keys there are. */
export const en = {
  'error.command': 'there is no command “{command}”{hint}',
  'error.option': 'unknown option {option}{hint}',
  'error.arguments': '{reason}',
  'error.number': '{option} takes a whole number from {least} to {most}, not “{value}”',
  'error.word': '{option} takes one of {words}, not “{value}”',
  'error.game': 'there is no game “{id}”; known: {games}',
  'error.missing': '{what} is missing',
  'error.surplus': 'one thing too many: “{what}”',
  'error.unreadable': 'cannot read {path} ({reason})',
  'error.no-cases': 'no .yaml files under {path}',
  'error.help': 'see wartable {command} --help',
  'cases.expected': 'expected',
  'cases.found': 'found   ',
  'coverage.bare': 'no case shows this rule',
  'coverage.stray': 'names no known rule',
  'coverage.summary': '{covered} of {rules} rules are shown by {cases} cases',
} as const;

export type Key = keyof typeof en;
