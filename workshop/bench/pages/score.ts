import { type Category, categories, type Report } from './lighthouse.ts'

/** The least score of each category (design: budgets of pages). */
export const budget = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Medians of the runs on a slow phone; times in ms. */
export interface Score {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  readonly performanceRange: readonly [number, number]
  /** Until something is painted, and the largest piece. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** Of those after the first paint. */
  readonly longestTask: number
  /** How long scripts keep the page from reacting. */
  readonly blocked: number
  /** How much of the page moves while it loads. */
  readonly shift: number
  /** How fast Lighthouse found the machine; the slow phone is four times slower. */
  readonly benchmarkIndex: number
}

/** @throws Error when a run has no score. */
export function scoreOf(reports: readonly Report[]): Score {
  const scoresOf = (category: Category) =>
    reports.map(({ categories: graded }) => {
      const { score } = graded[category]
      if (score === null) throw new Error(`Lighthouse gave no score for ${category}.`)
      return Math.round(score * 100)
    })
  const valuesOf = (audit: string) => reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
  const performance = scoresOf('performance')
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, median(scoresOf(category))]),
    ) as Record<Category, number>,
    performanceRange: [Math.min(...performance), Math.max(...performance)],
    firstPaint: median(valuesOf('first-contentful-paint')),
    largestPaint: median(valuesOf('largest-contentful-paint')),
    longestTask: median(reports.map(longestTaskOf)),
    blocked: median(valuesOf('total-blocking-time')),
    shift: median(valuesOf('cumulative-layout-shift')),
    benchmarkIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  }
}

/**
 * In the order that was seen, each as long as a slow phone takes for it: the simulation has its first paint before the browser's
 * own work with the page's HTML, which is what is painted.
 */
function longestTaskOf({ audits, configSettings }: Report): number {
  const [{ observedFirstContentfulPaint: painted = 0 } = {}] = audits.metrics?.details?.items ?? []
  const tasks = audits['main-thread-tasks']?.details?.items ?? []
  const { cpuSlowdownMultiplier } = configSettings.throttling
  const longest = Math.max(
    0,
    ...tasks.map(({ startTime = 0, duration = 0 }) => (startTime < painted ? 0 : duration)),
  )
  return longest * cpuSlowdownMultiplier
}

/** The middle value; of two in the middle the lower, so that a score is one that was measured. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

export const isWithinBudget = ({ scores }: Score): boolean =>
  categories.every((category) => scores[category] >= budget[category])

/** What costs a page points, worst first: the audits that count and have less than the full score. */
export function costsOf({ categories: graded, audits }: Report): string[] {
  return categories.flatMap((category) =>
    graded[category].auditRefs
      .map(({ id, weight }) => ({ id, weight, audit: audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit && audit.score !== null && audit.score < 0.995)
      .sort((a, b) => b.weight - a.weight)
      .map(({ id, audit }) => `${category}: ${id} ${audit?.displayValue ?? ''}`.trimEnd()),
  )
}
