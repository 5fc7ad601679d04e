import { describe, expect, it } from 'vitest';
import { InputError, legible, readJson, readRecord, render } from '../src/index.ts';
import { en } from '../src/text/en.ts';

const words = { language: 'en', sentences: en };

/** What is wrong, with its place. */
function wrong(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `${error.place?.line}:${error.place?.column}: ${error.path}: ${render(words, error.text)}`;
  }
  return 'nothing';
}

describe('JSON from outside', () => {
  it.each([
    '{"a": [1, -0.5e+3, "\\u00e9\\n\\/", true, null, {}, []], "ä": {"b": ""}}',
    '  7\r\n',
    '"\u2028"',
    '[{"a":1},{"a":1}]',
  ])('is read as the platform reads it: %s', (source) => {
    expect(readJson(source).data).toEqual(JSON.parse(source));
  });

  it.each([
    ['', '1:1: : expected a value, found the end of the file'],
    ['{\n "a": 1,\n}', '3:1: : expected a field in double quotes, found “}”'],
    ['[1 2]', '1:4: : expected “,” or “]”, found “2”'],
    ['{"a" 1}', '1:6: : expected “:” after the field, found “1”'],
    ['[1]]', '1:4: : expected the end of the file, found “]”'],
    ['[tru]', '1:2: : expected a value, found “t”'],
    ['[01]', '1:3: : expected “,” or “]”, found “1”'],
    ['["a\nb"]', '1:4: : a text must end in its line; found “\\u000a”'],
    ['["\\x"]', '1:3: : there is no such escape in a text'],
    ['{"a":1,\n"\\u0061":2}', '2:1: : the field “a” stands here twice'],
    ['[[[\n\n\u001b', '3:1: : expected a value, found “\\u001b”'],
    ['['.repeat(100_000), '1:65: : things may lie in each other at most 64 deep'],
    [`[0,\n"${'x'.repeat(10_001)}"]`, '2:1: [1]: a text may have at most 10000 letters'],
    ['{"a":[1,\n1e308]}', '2:1: a[1]: a number may be at most 9007199254740991 either way, found 1e+308'],
    ['[1e999]', '1:2: [0]: a number may be at most 9007199254740991 either way, found Infinity'],
    [`[${'0,'.repeat(100_000)}0]`, '1:1: : a list or a set of fields may have at most 100000 entries'],
    ['{"a":\n{"__proto__": {}}}', '2:2: a.__proto__: a field cannot be called “__proto__”'],
  ])('is refused with the place: %#', (source, message) => {
    expect(wrong(() => readJson(source))).toBe(message);
  });

  it('knows the place of every path, also where a field is called like a path', () => {
    const { placeOf } = readJson('{\n "a.b": [0],\n "a": {\n  "b": [\n   {"c[0]": 1}, {"d": 2}]}}');
    expect(['a.b[0]', 'a', 'a.b[1].d', 'a.b[0].c[0]', 'a.b[7]', 'ab', ''].map((path) => `${path} ${placeOf(path).line}`)).toEqual(
      ['a.b[0] 2', 'a 3', 'a.b[1].d 5', 'a.b[0].c[0] 5', 'a.b[7] 2', 'ab 1', ' 1'],
    );
  });
});

describe('Words from outside', () => {
  it('are shown with what cannot be seen spelled out, as JSON spells it', () => {
    const hostile = `a\u001b[31m\u009b\r\n\u202e\u2066\u200f\ufeff\u2028\ud800${String.fromCodePoint(0xe0041)}b`;
    expect(legible(hostile)).toBe('a\\u001b[31m\\u009b\\u000d\\u000a\\u202e\\u2066\\u200f\\ufeff\\u2028\\ud800\\udb40\\udc41b');
    expect(JSON.parse(`"${legible(hostile)}"`)).toBe(hostile);
    expect(legible('Größe, œuvre, ¿qué? 👩‍🚀 \u00a0\u202f\\')).toBe('Größe, œuvre, ¿qué? 👩‍🚀 \u00a0\u202f\\');
    expect(render(words, { key: 'input.word', params: { word: 'x\u001b' } })).toBe('“x\\u001b” is not known');
  });

  it('are shortened in what is said of them', () => {
    const long = 'x'.repeat(9000);
    for (const input of [
      { format: long },
      { format: 'wartable-record/2', game: long },
      { format: 'wartable-record/2', log: long },
    ])
      expect(wrong(() => readRecord(input, [{ id: 'toy' }])).length).toBeLessThan(200);
  });
});
