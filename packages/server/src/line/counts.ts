/** How many there are of each at this moment, on this node. */
export type Counts = {
  /** Counts one more, if that is not too many; gives back what counts it out again. */
  readonly oneMore: (of: string, most: number) => (() => void) | undefined;
};

export function openCounts(): Counts {
  const counts = new Map<string, number>();
  return {
    oneMore: (of, most) => {
      const before = counts.get(of) ?? 0;
      if (before >= most) return undefined;
      counts.set(of, before + 1);
      return () => {
        const left = (counts.get(of) ?? 1) - 1;
        if (left === 0) counts.delete(of);
        else counts.set(of, left);
      };
    },
  };
}
