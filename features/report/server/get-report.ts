import { readFieldMeasures } from '#features/measures/server/measures.facade.ts'
import type { Period, Report, ReportGains } from '#features/report/contract.ts'
import { sumReviews } from '#features/review/server/review.facade.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { day, minute } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { fewestToShow, gainOf, noGain } from './gain.ts'
import { type Asked, allLanguages, countGains, type Gains } from './gains-of-period.ts'
import { countClickedThrough, countPeriod } from './period-counts.ts'
import { usualWaitOf } from './waits.ts'

/** Periods that are counted anew, for an operator. */
const limit = { kind: 'report', max: 30, window: 10 * minute }
/** In ms. */
const freshness = 10 * minute
/** Periods that are remembered. */
const most = 20
/** In days after the last right answer: what was seen yesterday is no proof of learning. */
const remembered = [7, 16]

export type ReportParts = Pick<Parts, 'db' | 'reads' | 'clock' | 'moduleCount' | 'programmes'>

export type GetReport = (
  operator: Pick<Operator, 'id'>,
  period: Period,
) => Promise<Report | Refusal<'too-many-requests'>>

interface Remembered {
  readonly countedAt: number
  readonly report: Promise<Report>
}

/** It reads a part of some indexes: each period is counted at most once in ten minutes, and one at a time. */
export function createReport(parts: ReportParts): GetReport {
  const { clock } = parts
  const known = new Map<string, Remembered>()
  let last: Promise<unknown> = Promise.resolve()
  return async (operator, period) => {
    const key = `${period.from} ${period.until}`
    const found = known.get(key)
    if (found && clock() < found.countedAt + freshness) return found.report
    const wait = await admitRequest(parts, limit, [operator.id])
    if (wait !== undefined) return refuseForNow('Too many periods were asked for.', wait)
    const report = last.then(() => countReport(parts, period))
    last = report.catch(() => known.delete(key))
    known.delete(key)
    known.set(key, { countedAt: clock(), report })
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest)
    return report
  }
}

async function countReport(parts: ReportParts, { from, until }: Period): Promise<Report> {
  const { reads: db, clock, moduleCount, programmes } = parts
  const computedAt = clock()
  const period = { from: Date.parse(from), until: Date.parse(until) + day }
  // Nothing has happened tomorrow.
  const counted = { ...period, until: Math.min(period.until, computedAt + 1) }
  const counts = await countPeriod(db, counted, moduleCount)
  const gains = await countGains(db, counted)
  const sums = await sumReviews(db, period)
  const gainsOf = (asked: Asked) => viewGains(gains, asked, [...programmes.keys()])
  return {
    from,
    until,
    computedAt,
    fewest: fewestToShow,
    registered: counts.registered,
    active: counts.active,
    certificates: counts.certificates,
    modules: Array.from({ length: moduleCount }, (_, index) => ({
      moduleNumber: index + 1,
      completed: counts.completed.get(index + 1) ?? 0,
      ...gainsOf(index + 1),
    })),
    gain: gainsOf('all'),
    signing: gainsOf('signing'),
    known: remembered.map((days) => {
      const { answers, right } = sums.get(days) ?? { answers: 0, right: 0 }
      return answers < fewestToShow
        ? { days, answers: null, share: null }
        : { days, answers, share: right / answers }
    }),
    certificateHours: usualWaitOf(counts.certificateWaits),
    replyHours: usualWaitOf(counts.replyWaits),
    clickedThrough: await clickedThroughIn(parts, counted),
    field: await readFieldMeasures(db, period, fewestToShow),
  }
}

function viewGains(gains: Gains, asked: Asked, languages: readonly string[]): ReportGains {
  const inLanguage = (language: string) => gainOf(gains.get(asked)?.get(language) ?? noGain)
  return {
    all: inLanguage(allLanguages),
    languages: languages.map((language) => ({ language, gain: inLanguage(language) })),
  }
}

async function clickedThroughIn({ reads }: ReportParts, period: { from: number; until: number }) {
  const { questions, clicked } = await countClickedThrough(reads, period)
  return questions < fewestToShow ? null : { questions, share: clicked / questions }
}
