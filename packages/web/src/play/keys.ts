/** Every key of the table, as the sheet shows them and docs/keyboard.md tells them. */
export const KEYS = [
  { does: 'tab', keys: ['Tab', 'Shift+Tab'] },
  { does: 'choose', keys: ['Enter', 'Space'] },
  { does: 'arrows', keys: ['←', '↑', '→', '↓'] },
  { does: 'zoom', keys: ['+', '−'] },
  { does: 'whole', keys: ['0'] },
  { does: 'card', keys: ['i'] },
  { does: 'end', keys: ['e'] },
  { does: 'undo', keys: ['u'] },
  { does: 'hint', keys: ['h'] },
  { does: 'battle', keys: ['b'] },
  { does: 'rules', keys: ['r'] },
  { does: 'next', keys: ['n'] },
  { does: 'help', keys: ['?'] },
  { does: 'close', keys: ['Escape'] },
] as const;
