import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Comparison } from './measuring.ts'

interface Finding {
  readonly what: string
  readonly figure: string
  readonly budget?: string
  readonly isMet?: boolean
  readonly detail: string
}

/** What the design allows; neither for what is for scale alone. */
interface Bounds {
  readonly least?: number | undefined
  readonly most?: number | undefined
}

export function report({ what, figure, budget = '', isMet, detail }: Finding): void {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  console.log(`| ${what} | ${figure} | ${budget} | ${verdict} | ${detail} |`)
}

/** The figure, its budget and whether it held. */
export const held = (value: number, unit: string, { least, most }: Bounds = {}) => ({
  figure: `${short(value)} ${unit}`,
  ...(least !== undefined && { budget: `≥ ${least} ${unit}`, isMet: value >= least }),
  ...(most !== undefined && { budget: `≤ ${most} ${unit}`, isMet: value <= most }),
})

/** A comparison as a line; the bounds are of its ratio. */
export function reportComparison(
  what: string,
  { ratio, range, rounds, subject, reference }: Comparison,
  { unit, of, more = '', ...bounds }: Bounds & { unit: string; of: string; more?: string },
): void {
  const detail = `${short(subject)} against ${short(reference)} ${unit} of ${of}; ${rounds} rounds, ${range.map(short).join(' to ')}`
  report({ what, ...held(ratio, '×', bounds), detail: more ? `${detail}; ${more}` : detail })
}

/** The line above by processor time: what else the machine does hardly moves that. */
export const reportProcessorTime = (ratio: number, bounds?: Bounds) =>
  report({
    what: 'the same by processor time',
    ...held(ratio, '×', bounds),
    detail: 'of the process that serves, for one answer',
  })

/** In MB, resident, of the process that serves. */
const mostMemory = 170

export const reportMemory = (what: string, rss: number, detail: string) =>
  report({
    what,
    ...held(rss, 'MB', { most: mostMemory }),
    detail: `resident, after sign-ins; ${detail}`,
  })

export const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

export const thousands = (count: number) => count.toLocaleString('en')

/** What the figures were measured on, and how busy it was. */
export function describeMachine(): string {
  const [{ model = '' } = {}] = cpus()
  const load = loadavg().map((average) => average.toFixed(1))
  return `${availableParallelism()} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; load average ${load.join(' ')}`
}
