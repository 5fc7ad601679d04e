/** What stands at a place that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}
