import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, timestamp } from '#platform/contract/values.ts'

/** In days, the last one in it (UTC). */
export const longestPeriod = 1100

const day = 86_400_000

/** Both days are in it. */
const period = z
  .strictObject({ from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => Date.parse(until) >= Date.parse(from), {
    path: ['until'],
    error: 'must not be before the first day',
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < longestPeriod * day, {
    path: ['from'],
    error: `must be within ${longestPeriod} days of the last day`,
  })

export type Period = z.output<typeof period>

/** From 0 to 1, below 0 where more is missing after; between `low` and `high` with 95 %. */
const interval = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** `before` and `after`: the share of questions that were right. Null as a whole for fewer than `fewest` learners. */
const gain = z
  .object({
    learners: z.int(),
    before: z.number(),
    after: z.number(),
    /** (after − before) / (1 − before); null where nothing was missing. */
    gain: interval.nullable(),
  })
  .nullable()

const gains = z.object({ all: gain, languages: z.array(z.object({ language: languageCode, gain })) })

/** In whole hours, rounded up. */
const wait = z.object({ waits: z.int(), median: z.int(), ninetieth: z.int() }).nullable()

/** Of a kind of connection; `p75` in ms, null below `fewest`. */
const fieldTimes = z.array(
  z.object({
    connection: z.enum(['4g', '3g', '2g', 'unknown']),
    loads: z.int().nullable(),
    p75: z.int().nullable(),
  }),
)

/** Sums without a person, of the days from `from` to `until`. Guests are in none of the figures unless said. */
const report = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  computedAt: timestamp,
  /** Of fewer, gains and shares are null. */
  fewest: z.int(),
  registered: z.int(),
  /** Who read a lesson, came to a class, began or completed a quiz, or reviewed. */
  active: z.int(),
  certificates: z.int(),
  modules: z.array(z.object({ moduleNumber: z.int(), completed: z.int(), ...gains.shape })),
  /** Of all modules together, and of the questions "would you sign this?". */
  gain: gains,
  signing: gains,
  /** Of questions asked again so many days after the last right answer; guests included. */
  known: z.array(z.object({ days: z.int(), answers: z.int().nullable(), share: z.number().nullable() })),
  certificateHours: wait,
  replyHours: wait,
  /** With two or more wrong tries, of the questions in the latest first quizzes. */
  clickedThrough: z.object({ questions: z.int(), share: z.number() }).nullable(),
  /** Of all visitors whose device says so; null where nothing was measured. */
  field: z
    .object({
      lcp: fieldTimes,
      inp: fieldTimes,
      answers: z.int(),
      lateAnswers: z.int(),
      loads: z.int(),
      failedLoads: z.int(),
    })
    .nullable(),
})

export type Report = z.output<typeof report>
export type ReportGain = z.output<typeof gain>
export type ReportGains = z.output<typeof gains>
export type ReportWait = z.output<typeof wait>

/** Counted at most once in ten minutes for each period, in each process. */
export const getReport = endpoint({
  method: 'GET',
  path: '/api/operator/report',
  access: 'operator',
  summary: 'Read what learners achieved in a period, without any person',
  query: period,
  output: report,
  errors: {},
})

/** A row for each figure; those that are null in the report have no value. Shares from 0 to 1. */
export const exportReport = endpoint({
  method: 'POST',
  path: '/api/operator/report.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export what learners achieved in a period',
  format: 'csv',
  localized: true,
  query: period,
  output: z.object({
    figure: z.string(),
    module: z.int().nullable(),
    /** `all` languages or one; a kind of connection or a number of days. */
    of: z.string(),
    n: z.int().nullable(),
    value: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
  }),
  errors: {},
})
