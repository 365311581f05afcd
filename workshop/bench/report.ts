import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Comparison } from './rounds.ts'

export interface Finding {
  readonly what: string
  readonly figure: string
  /** What the design allows, and whether it held; nothing for what is for scale alone. */
  readonly budget?: string
  readonly isMet?: boolean
  readonly detail: string
}

export type Report = (finding: Finding) => void

/** A comparison as a line. `bound` is the lowest ratio that is allowed, or the highest. */
export function findingOf(
  what: string,
  { ratio, range, rounds, subject, reference }: Comparison,
  of: { unit: string; reference: string; least?: number; most?: number },
): Finding {
  const { least, most } = of
  return {
    what,
    figure: `${short(ratio)} ×`,
    ...(least === undefined ? {} : { budget: `≥ ${least} ×`, isMet: ratio >= least }),
    ...(most === undefined ? {} : { budget: `≤ ${most} ×`, isMet: ratio <= most }),
    detail: `${short(subject)} against ${short(reference)} ${of.unit} of ${of.reference}; ${rounds} rounds, ${range.map(short).join(' to ')}`,
  }
}

/** The line above by processor time: what else the machine does hardly moves that. */
export function reportProcessorTime(report: Report, ratio: number, least?: number): void {
  report({
    what: 'the same by processor time',
    figure: `${short(ratio)} ×`,
    ...(least === undefined ? {} : { budget: `≥ ${least} ×`, isMet: ratio >= least }),
    detail: 'of the process that serves, for one answer',
  })
}

/** In MB, resident, of the process that serves. */
const mostMemory = 150

export function reportMemory(report: Report, what: string, rss: number, detail: string): void {
  report({
    what,
    figure: `${short(rss)} MB`,
    budget: `≤ ${mostMemory} MB`,
    isMet: rss <= mostMemory,
    detail: `resident, after sign-ins; ${detail}`,
  })
}

export function print({ what, figure, budget = '', isMet, detail }: Finding): void {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  console.log(`| ${what} | ${figure} | ${budget} | ${verdict} | ${detail} |`)
}

export const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** What the figures were measured on, and how busy it was. */
export function describeMachine(): string {
  const [{ model = '' } = {}] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
  return `${availableParallelism()} × ${model.trim()}, ${memory}, Node ${process.versions.node}; load average ${load}`
}
