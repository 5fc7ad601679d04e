declare const kind: unique symbol;

/** A number or a name that stands for one kind of thing: a hex is no unit, and a count is neither. */
export type Brand<Base extends number | string, Kind extends string> = Base & { readonly [kind]: Kind };
