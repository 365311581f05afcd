import { beforeAll, expect, it } from 'vitest'
import { readContent } from '#app/server/content.ts'
import type { Report, ReportGains } from '#features/report/contract.ts'
import type { OperatorId } from '#platform/server/access/callers.ts'
import { hour } from '#platform/server/clock/clock.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { createTestClock } from '#workshop/testing/app/deps.ts'
import { createTestDatabase } from '#workshop/testing/database/database.ts'
import { addSeason } from '#workshop/testing/season/add-season.ts'
import {
  type CheckAnswer,
  type SeasonLearner,
  season,
  seasonBegins,
  seasonEnds,
  seasonLearners,
  type TakenCheck,
} from '#workshop/testing/season/season-learners.ts'
import { createReport } from './get-report.ts'

// What the picture in docs/report.md shows, counted here from the learners themselves, one by one.

const learners = seasonLearners.filter(({ isGuest }) => !isGuest)
const isIn = (at: number | null) => at !== null && at >= seasonBegins && at < seasonEnds

let report: Report

beforeAll(async () => {
  const db = await createTestDatabase()
  try {
    const content = readContent(ownContentDir)
    await addSeason(db, content.bank)
    const getReport = createReport({ ...content, db, reads: db, clock: createTestClock() })
    const found = await getReport({ id: 'operator' as OperatorId }, season)
    if (!('registered' in found)) throw new Error('the report was refused')
    report = found
  } finally {
    await db.destroy()
  }
})

it('500 learners and 40 guests are there, half a season and more before it and after it', () => {
  expect([learners.length, seasonLearners.length - learners.length]).toEqual([500, 40])
  expect(learners.filter(({ registeredAt }) => registeredAt < seasonBegins).length).toBeGreaterThan(100)
})

it('who registered in the period is counted, without guests', () => {
  expect(report.registered).toBe(learners.filter(({ registeredAt }) => isIn(registeredAt)).length)
})

it('who read, played or reviewed in the period is active, once', () => {
  const timesOf = ({ lessonsRead, quizzes, reviews }: SeasonLearner) => [
    ...lessonsRead.map(({ at }) => at),
    ...quizzes.flatMap(({ begunAt, passedAt }) => [begunAt, passedAt]),
    ...reviews.map(({ at }) => at),
  ]
  expect(report.active).toBe(learners.filter((learner) => timesOf(learner).some(isIn)).length)
})

it('each module counts those who completed it in the period', () => {
  const completed = Array.from({ length: 9 }, (_, index) => {
    const passes = learners.flatMap(({ quizzes }) => quizzes[index]?.passedAt ?? [])
    return passes.filter(isIn).length
  })
  expect(report.modules.map(({ completed }) => completed)).toEqual(completed)
})

/** Whose first certificate was issued in the period and who have a valid one. */
const certified = learners.flatMap(({ certificate }) =>
  certificate && certificate.revokedAt === null && isIn(certificate.firstIssuedAt) ? [certificate] : [],
)

it('a certificate counts by its first issue, and not when it is revoked', () => {
  expect(report.certificates).toBe(certified.length)
  expect(certified.some(({ replacedAt }) => replacedAt !== null)).toBe(true)
})

it('half of the certificates, and nine of ten, had come within so many hours', () => {
  expect(report.certificateHours).toEqual(
    ranked(certified.map(({ firstIssuedAt, requestedAt }) => firstIssuedAt - requestedAt)),
  )
})

it('half of the replies, and nine of ten, had come within so many hours', () => {
  const replies = learnersAndGuests().flatMap(({ report }) =>
    report && isIn(report.at) && report.answeredAt !== null ? [report.answeredAt - report.at] : [],
  )
  expect(report.replyHours).toEqual(ranked(replies))
})

it.each([7, 16])('of what was asked again after %i days so much was known', (days) => {
  const asked = learnersAndGuests()
    .flatMap(({ reviews }) => reviews)
    .filter((review) => review.days === days && isIn(review.at))
  const right = asked.filter(({ isRight }) => isRight).length
  expect(report.known.find((known) => known.days === days)).toEqual({
    days,
    answers: asked.length,
    share: right / asked.length,
  })
})

it('so many questions were clicked through', () => {
  const tried = learners
    .flatMap(({ quizzes }) => quizzes)
    .filter(({ passedAt }) => isIn(passedAt))
    .toSorted((one, other) => Number(other.passedAt) - Number(one.passedAt))
    .slice(0, 2000)
    .flatMap((quiz) => quiz.tried)
  expect(report.clickedThrough).toEqual({
    questions: tried.length,
    share: tried.filter((wrong) => wrong >= 2).length / tried.length,
  })
})

/** Who finished both checks, the second in the period. */
const checked = learners.flatMap(({ language, before, after }) =>
  before && after && isIn(after.finishedAt) ? [{ language, before, after }] : [],
)

const isAny = () => true

it.each<[asked: string, isMeant: (answer: CheckAnswer) => boolean, of: (report: Report) => ReportGains]>([
  ['all modules', isAny, ({ gain }) => gain],
  ['“would you sign this?”', ({ isSigning }) => isSigning, ({ signing }) => signing],
  ...Array.from(
    { length: 9 },
    (_, index) =>
      [
        `module ${index + 1}`,
        ({ moduleNumber }: CheckAnswer) => moduleNumber === index + 1,
        ({ modules }: Report) => modules[index] ?? expect.unreachable(),
      ] as [string, (answer: CheckAnswer) => boolean, (report: Report) => ReportGains],
  ),
])(
  'of %s the gain is what was learned of what was missing, in all languages and in each',
  (_, isMeant, of) => {
    const { all, languages } = of(report)
    expect(all).toEqual(gainOf(checked, isMeant))
    for (const { language, gain } of languages) {
      const some = checked.filter((one) => one.language === language)
      expect(gain).toEqual(some.length < 20 ? null : gainOf(some, isMeant))
    }
  },
)

it('enough learners finished both checks in each language for a gain', () => {
  expect(checked.length).toBeGreaterThan(50)
  expect(report.gain.languages.map(({ language, gain }) => [language, gain === null])).toEqual([
    ['en', false],
    ['fr', false],
  ])
})

/** By the definition: means, and the interval of their ratio from variances and the covariance. */
function gainOf(
  some: readonly { before: TakenCheck; after: TakenCheck }[],
  isMeant: (one: CheckAnswer) => boolean,
) {
  const missing = some.map(({ before, after }) => [lackOf(before, isMeant), lackOf(after, isMeant)] as const)
  const n = missing.length
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / n
  const [x, y] = [mean(missing.map(([one]) => one)), mean(missing.map(([, other]) => other))]
  const spread = (of: (pair: readonly [number, number]) => number) =>
    missing.reduce((sum, pair) => sum + of(pair), 0) / (n - 1)
  const ratio = y / x
  const variance =
    (spread(([, other]) => (other - y) ** 2) -
      2 * ratio * spread(([one, other]) => (one - x) * (other - y)) +
      ratio ** 2 * spread(([one]) => (one - x) ** 2)) /
    (n * x ** 2)
  const margin = 1.959964 * Math.sqrt(variance)
  const near = (value: number) => expect.closeTo(value, 9)
  return {
    learners: n,
    before: near(1 - x),
    after: near(1 - y),
    gain: {
      share: near(1 - ratio),
      low: near(1 - ratio - margin),
      high: near(Math.min(1, 1 - ratio + margin)),
    },
  }
}

function lackOf({ answers }: TakenCheck, isMeant: (one: CheckAnswer) => boolean): number {
  const meant = answers.filter(isMeant)
  return meant.filter(({ isRight }) => !isRight).length / meant.length
}

const learnersAndGuests = () => seasonLearners

/** The wait at the middle and at nine tenths of all, in hours that have begun. */
function ranked(waits: readonly number[]) {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.ceil((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / hour)
  return { waits: waits.length, median: at(0.5), ninetieth: at(0.9) }
}
