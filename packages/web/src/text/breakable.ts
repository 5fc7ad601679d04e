/** Where long words on small cards break: at the joints of their parts, also where the browser cannot hyphenate a language. */
const PARTS = [
  // German
  'ablen kungs artillerie aufklä rungs boden angriffs deck düsen entschlossen evakuie rungs gleiter graben haupt improvi infanterie ionen kampf läufer',
  'kommando konzen koordi luft unter orbital präzisions rebellen reserve schild schnee schwierig sicherheits sonder speer sternen streit sturm such',
  'taktik todes transpor verstär vertei digungs verzwei vorge zangen',
  // English and French
  'snow storm concen determi reinforce coordi commande débarque évacua reconnais redéploie regroupe rétablisse',
  // Spanish
  'avanza desespe desliza distrac experi reagrupa recono recupera resis',
]
  .join(' ')
  .split(' ');
const JOINT = new RegExp(`(${PARTS.join('|')})(?=\\p{L}{3})`, 'giu');
const LONG = 10;

export function breakable(title: string): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(JOINT, '$1\u00ad')));
}
