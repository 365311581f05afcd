import type { Installation } from './installation.ts'
import type { Report } from './report.ts'

/** What parts are measured with: for how long, and how many pictures of a drawn page. */
export interface WagonEffort {
  readonly seconds: number
  readonly frames: number
}

/** What `workshop/bench.ts` of a wagon exports: parts of `npm run bench` by their names, on a small installation. */
export interface WagonBench {
  readonly parts: Readonly<
    Record<string, (small: Installation, effort: WagonEffort, report: Report) => Promise<void>>
  >
}
