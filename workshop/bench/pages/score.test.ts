import { describe, expect, it } from 'vitest'
import type { Category, Report } from './lighthouse.ts'
import { costsOf, isWithinBudget, median, scoreOf } from './score.ts'

/** A report with the scores given, the others full. */
function reportOf(scores: Partial<Record<Category, number | null>>): Report {
  const graded = (category: Category) => ({
    score: scores[category] === undefined ? 1 : scores[category],
    auditRefs: [],
  })
  return {
    finalDisplayedUrl: 'http://localhost/',
    configSettings: { throttling: { cpuSlowdownMultiplier: 4 } },
    environment: { benchmarkIndex: 1500 },
    categories: {
      performance: graded('performance'),
      accessibility: graded('accessibility'),
      'best-practices': graded('best-practices'),
      seo: graded('seo'),
    },
    audits: {},
  }
}

describe('the score of a page', () => {
  it('is the median of its runs, with the slowest and the fastest beside it', () => {
    const { scores, performanceRange } = scoreOf(
      [0.99, 0.72, 0.98].map((performance) => reportOf({ performance })),
    )

    expect(scores.performance).toBe(98)
    expect(performanceRange).toEqual([72, 99])
  })

  it('is not made up where Lighthouse gave none', () => {
    expect(() => scoreOf([reportOf({ seo: null })])).toThrow('seo')
  })

  it('has the longest task that began after the first paint, as a slow phone does it, or none', () => {
    const items = [
      { startTime: 170, duration: 40 },
      { startTime: 215, duration: 15 },
      { startTime: 300, duration: 23.5 },
    ]
    const audits = {
      metrics: { score: null, details: { items: [{ observedFirstContentfulPaint: 210 }] } },
      'main-thread-tasks': { score: null, details: { items } },
    }
    const busy = { ...reportOf({}), audits }

    expect(scoreOf([busy]).longestTask).toBe(94)
    expect(scoreOf([reportOf({})]).longestTask).toBe(0)
  })

  it('of two runs is the lower one, never one that was not measured', () => {
    expect(median([98, 91])).toBe(91)
  })
})

it.each([
  [{ performance: 0.98 }, true],
  [{ performance: 0.97 }, false],
  [{ accessibility: 0.99 }, false],
  [{ 'best-practices': 0.99 }, false],
  [{ seo: 0.99 }, false],
])('%j is within the budget: %j', (scores, isWithin) => {
  expect(isWithinBudget(scoreOf([reportOf(scores)]))).toBe(isWithin)
})

it('what costs points are the audits that count, the heaviest first', () => {
  const report = reportOf({})
  const auditRefs = [
    { id: 'light', weight: 1 },
    { id: 'heavy', weight: 5 },
    { id: 'weightless', weight: 0 },
    { id: 'full', weight: 9 },
  ]
  const audits = Object.fromEntries(
    auditRefs.map(({ id }) => [id, { score: id === 'full' ? 1 : 0.5, displayValue: '2 s' }]),
  )
  const costly = { ...report, audits, categories: { ...report.categories, seo: { score: 0.5, auditRefs } } }

  expect(costsOf(costly)).toEqual(['seo: heavy 2 s', 'seo: light 2 s'])
})
