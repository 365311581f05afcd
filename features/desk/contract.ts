import { z } from 'zod'
import { certificateEvent } from '#features/certificates/contract/certificates.ts'
import { badgesExport } from '#features/certificates/contract/programme-badges.ts'
import { storedProfile } from '#features/profiles/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cursor, line, moduleNumberParam, timestamp } from '#platform/contract/values.ts'

const time = timestamp.nullable()

/** Counted at `computedAt`, at most once a minute in each process. */
const overview = z.object({
  computedAt: timestamp,
  /** Of them and all that follows: without guests. */
  learners: z.int(),
  /** Who have begun a quiz without an account. */
  guests: z.int(),
  /** From Monday 0:00 UTC, oldest first; the last week has not ended. */
  weeks: z.array(z.object({ startsAt: timestamp, registered: z.int() })),
  begunAny: z.int(),
  completedAll: z.int(),
  certificates: z.object({
    waiting: z.int(),
    /** When the first of those who wait asked; null when there is none. */
    oldestWaitingAt: time,
    /** With a warning (certificate-desk.ts) that is not ticked off, of the fifty who have waited longest. */
    odd: z.int(),
    /** That the rule issues by itself, of the same fifty. */
    byRule: z.int(),
    corrections: z.int(),
    /** Whose e-mail could not be sent. */
    unsent: z.int(),
    issued: z.int(),
  }),
  /** Reports about questions that are neither answered nor closed. */
  openReports: z.int(),
  /** Reports about learners in a class that are not closed. */
  openClassReports: z.int(),
  /** Certificates issued since the latest reward list was made. */
  unlisted: z.int(),
  /**
   * Where the site offers tokens: claims that learners have signed and that can be sent (200 stands for that and more),
   * and learners on a latest list that is not on the chain; null where the chain cannot be asked.
   */
  token: z.object({ claims: z.int().nullable(), unpublished: z.int().nullable() }).nullable(),
  /** Not counted but known: whose latest run failed, and since when none has succeeded. */
  failingTasks: z.array(z.object({ name: z.string(), since: timestamp })),
  /** `notGoneOn`: completed, and has not begun the next module. */
  modules: z.array(
    z.object({
      moduleNumber: z.int(),
      attended: z.int(),
      begun: z.int(),
      completed: z.int(),
      notGoneOn: z.int(),
    }),
  ),
  /** Latest first attempts at each module that `hardest` and `stops` count. */
  sample: z.int(),
  hardest: z.array(
    z.object({
      id: z.string(),
      moduleNumber: z.int(),
      question: z.string(),
      answered: z.int(),
      firstTry: z.int(),
    }),
  ),
  /** Questions at which attempts older than a day stopped, most frequent first. */
  stops: z.array(z.object({ id: z.string(), moduleNumber: z.int(), question: z.string(), stopped: z.int() })),
})

export type Overview = z.output<typeof overview>

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/operator/overview',
  access: 'operator',
  summary: 'Read the overview of learners’ progress',
  localized: true,
  output: overview,
  errors: {},
})

const listedLearner = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  createdAt: timestamp,
  lastLoginAt: time,
  /** The latest of login, session that went on, and registration; within an hour. */
  lastActiveAt: timestamp,
  completedModules: z.int(),
})

export type ListedLearner = z.output<typeof listedLearner>

const wholeSteps = ['not-begun', 'finished', 'waiting'] as const
const moduleSteps = ['attended', 'begun', 'completed', 'in-quiz', 'not-gone-on', 'stopped-before'] as const

/**
 * Where learners stand, as the overview counts them. Of the whole journey: no quiz begun, all completed, waiting for a
 * certificate. At the module of `module`: attended, begun, completed; begun and not completed; completed and the next
 * one not begun; or either of these two before it is completed.
 */
export const learnerStep = z.enum([...wholeSteps, ...moduleSteps])

export type LearnerStep = z.output<typeof learnerStep>

export const learnerSort = z.enum(['latest', 'activity', 'name'])

export type LearnerSort = z.output<typeof learnerSort>

/** `inactiveSince`: not active on that day (UTC) or later. `sort` is of no search, which has an order of its own. */
const chosenLearners = z.strictObject({
  search: line(254).optional(),
  step: learnerStep.optional(),
  module: moduleNumberParam.optional(),
  inactiveSince: z.iso.date().optional(),
  sort: learnerSort.optional(),
})

export type ChosenLearners = z.output<typeof chosenLearners>

const isOfModule = (step: LearnerStep | undefined) => moduleSteps.some((one) => one === step)

/** The step and its module come together. */
const whole = ({ step, module }: ChosenLearners) => isOfModule(step) === (module !== undefined)
const partMissing = { path: ['module'], error: 'must be there with a step of a module, and with no other' }

/** Fifty a page. Searches the beginning of e-mail, then of name, then anywhere in both, or an exact id. */
export const listLearners = endpoint({
  method: 'GET',
  path: '/api/operator/learners',
  access: 'operator',
  summary: 'List or search learners',
  query: chosenLearners.extend({ cursor: cursor.optional() }).refine(whole, partMissing),
  output: z.object({ learners: z.array(listedLearner), next: cursor.nullable() }),
  errors: {},
})

export const exportLearners = endpoint({
  method: 'POST',
  path: '/api/operator/learners.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export the list of learners',
  format: 'csv',
  localized: true,
  query: chosenLearners.refine(whole, partMissing),
  /** Then a column for each module, with when it was first completed. */
  output: z
    .object({
      id: z.string(),
      email: z.string().nullable(),
      email_verified: z.boolean(),
      name: z.string(),
      disabled: z.boolean(),
      registered_at: z.string(),
      last_login_at: z.string().nullable(),
      last_active_at: z.string(),
      completed_modules: z.int(),
    })
    .catchall(z.union([z.string(), z.int(), z.boolean(), z.null()])),
  errors: {},
})

const account = z.object({
  id: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  operatorSince: time,
  createdAt: timestamp,
  lastLoginAt: time,
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  sessions: z.int(),
})

const learner = z.object({
  account,
  profile: storedProfile.omit({ createdAt: true }).nullable(),
  modules: z.array(
    z.object({
      moduleNumber: z.int(),
      attendedAt: time,
      /** `lesson` where the lesson was read to its end instead of a visit. */
      attendedBy: z.enum(['class', 'lesson']).nullable(),
      completedAt: time,
    }),
  ),
  /** Latest first; `firstTry` of the `answered` questions were right at once. */
  attempts: z.array(
    z.object({
      id: z.string(),
      moduleNumber: z.int(),
      startedAt: timestamp,
      passedAt: time,
      answered: z.int(),
      firstTry: z.int(),
    }),
  ),
  certificateHistory: z.array(certificateEvent),
  badges: badgesExport.element
    .pick({ id: true, title: true, name: true, showsName: true, hiddenAt: true })
    .array(),
})

export type LearnerRecord = z.output<typeof learner>

const accountParams = z.strictObject({ accountId: z.string().min(1).max(128) })

export const getLearner = endpoint({
  method: 'GET',
  path: '/api/operator/learners/:accountId',
  access: 'operator',
  summary: 'Read what is stored about a learner',
  params: accountParams,
  output: z.object({ learner }),
  errors: { 'unknown-learner': 404 },
})

/** Disabling ends the sessions at once. `reason` goes to the audit log. */
export const disableLearner = endpoint({
  method: 'PUT',
  path: '/api/operator/learners/:accountId/disabled',
  access: 'operator',
  freshness: 'recent',
  summary: 'Disable or re-enable an account',
  params: accountParams,
  body: z.strictObject({ disabled: z.boolean(), reason: line(200).optional() }),
  output: z.object({ disabled: z.boolean() }),
  errors: {
    'unknown-learner': 404,
    'own-account': 409,
  },
})
