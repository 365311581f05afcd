import { isBelow } from '#platform/contract/optional-paths.ts'

let drawnWithout: readonly string[] | undefined

/** For the build: `draw` draws pages as they are without what is below `roots`. */
export function drawWithout<Drawn>(roots: readonly string[], draw: () => Promise<Drawn>): Promise<Drawn> {
  drawnWithout = roots
  return draw().finally(() => {
    drawnWithout = undefined
  })
}

/** The server writes into every page which pages the site does not have; what it does not say is there. */
export const leftOut = (): readonly string[] =>
  drawnWithout ?? globalThis.document?.documentElement.dataset.leftOut?.split(' ') ?? []

/** Whether `path` leads to a page that this site does without. */
export const isLeftOut = (path: string): boolean => isBelow(leftOut(), path)

/** Whether this site has the page at `path`, of those that a site may leave out. */
export const hasPage = (path: string): boolean => {
  const [address = ''] = path.split(/[?#]/)
  return isBelow(OPTIONAL_PATHS, address) && !isLeftOut(address)
}
