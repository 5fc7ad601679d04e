declare const kind: unique symbol;

/** A number or a name that stands for one kind of thing: a hex is no unit, and a count is neither. */
export type Brand<Base extends number | string, Kind extends string> = Base & { readonly [kind]: Kind };

/** The places of a list of fixed words, counted from 0: where one of them stands for a word, nothing is missing in the list. */
export type IndexOf<List extends readonly unknown[]> = Exclude<Partial<List>['length'], List['length'] | undefined>;
