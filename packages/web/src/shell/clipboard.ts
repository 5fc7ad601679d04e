/** Puts words where one can paste them from; says whether it could. */
export async function toClipboard(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return byHand(words);
  }
}

/** Pages of plain http have no clipboard: the old way still works there. */
function byHand(words: string): boolean {
  const field = document.createElement('textarea');
  field.value = words;
  field.className = 'only-heard';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
