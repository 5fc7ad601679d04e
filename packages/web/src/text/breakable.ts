/** Where long words on small cards break: at the joints of their parts, also where the browser cannot hyphenate a language. */
const LONG = 10;

/** `joints` are the parts of a language's words after which they may break, with blanks between them. */
export function breakerAt(joints: string): (title: string) => string {
  if (joints === '') return (title) => title;
  const joint = new RegExp(`(${joints.replaceAll(' ', '|')})(?=\\p{L}{3})`, 'giu');
  return (title) => title.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(joint, '$1\u00ad')));
}
