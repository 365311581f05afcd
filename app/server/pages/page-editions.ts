/** The name of a page as it is without some of what a site may leave out; its own where it is nothing. */
export const editionName = (page: string, without: readonly string[]): string =>
  without.length === 0 ? page : `${page}.without-${without.join('-')}`

/** Of `names`, the edition of a page that leaves out most of `leftOut`, and nothing else. */
export function largestEdition(names: readonly string[], page: string, leftOut: readonly string[]): string {
  const [largest = []] = subsetsOf(leftOut)
    .toReversed()
    .filter((without) => names.includes(editionName(page, without)))
  return editionName(page, largest)
}

/** The smaller ones first, each in the order of `names`. */
export function subsetsOf(names: readonly string[]): string[][] {
  const sets: string[][] = [[]]
  for (const name of names) sets.push(...sets.map((set) => [...set, name]))
  return sets.toSorted((one, other) => one.length - other.length)
}
