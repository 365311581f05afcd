import { z } from 'zod'
import { certificateEvent } from './certificates.ts'
import { endpoint } from './endpoint.ts'
import { cursor, line, timestamp } from './values.ts'

const time = timestamp.nullable()

/** How many learners are where, counted at `computedAt` (ms): at most once a minute in each process. */
const overview = z.object({
  computedAt: timestamp,
  /** All accounts. */
  learners: z.int(),
  /** Weeks of seven days from Monday 0:00 UTC on, the oldest first; the last one has not ended. */
  weeks: z.array(z.object({ startsAt: timestamp, registered: z.int() })),
  /** Those who have begun a quiz, whichever. */
  begunAny: z.int(),
  completedAll: z.int(),
  certificates: z.object({ waiting: z.int(), issued: z.int() }),
  /** Of each module from 1 on: who went to its class, began its quiz, completed it, and has not begun the next one. */
  modules: z.array(
    z.object({
      moduleNumber: z.int(),
      attended: z.int(),
      begun: z.int(),
      completed: z.int(),
      notGoneOn: z.int(),
    }),
  ),
  /** The last so many first attempts at each module are what `hardest` and `stops` are about. */
  sample: z.int(),
  /** Those with the smallest share of right first tries, the hardest first. */
  hardest: z.array(
    z.object({
      id: z.string(),
      moduleNumber: z.int(),
      question: z.string(),
      answered: z.int(),
      firstTry: z.int(),
    }),
  ),
  /** The questions at which attempts of more than a day ago still stand, most of them first. */
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
  /** '' for learners without a profile. */
  name: z.string(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  createdAt: timestamp,
  lastLoginAt: time,
  completedModules: z.int(),
})

export type ListedLearner = z.output<typeof listedLearner>

/**
 * Fifty at most, the latest first; `next` leads to those after them. With `search` those whose e-mail begins with it,
 * then those whose name does, then those that have it anywhere in e-mail or name; or the one who has it as an id. A page
 * of a search may be short although there is a next one.
 */
export const listLearners = endpoint({
  method: 'GET',
  path: '/api/operator/learners',
  access: 'operator',
  summary: 'List or search learners',
  query: z.strictObject({ search: line(254).optional(), cursor: cursor.optional() }),
  output: z.object({ learners: z.array(listedLearner), next: cursor.nullable() }),
  errors: {},
})

/** All of them, the latest first, as a file; that it was made is written down. Times are as in RFC 3339. */
export const exportLearners = endpoint({
  method: 'POST',
  path: '/api/operator/learners.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export the list of learners',
  format: 'csv',
  output: z.object({
    id: z.string(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
    name: z.string(),
    disabled: z.boolean(),
    registered_at: z.string(),
    last_login_at: z.string().nullable(),
    completed_modules: z.int(),
  }),
  errors: {},
})

const account = z.object({
  id: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  /** Null for accounts not marked as an operator. */
  operatorSince: time,
  createdAt: timestamp,
  lastLoginAt: time,
  hasPassword: z.boolean(),
  /** Other providers that the account signs in with. */
  providers: z.array(z.string()),
  /** How many sessions it has that have not ended. */
  sessions: z.int(),
})

const learner = z.object({
  account,
  profile: z.object({ name: z.string(), walletAddress: z.string(), updatedAt: timestamp }).nullable(),
  modules: z.array(z.object({ moduleNumber: z.int(), attendedAt: time, completedAt: time })),
  /** The latest first; of the `answered` questions `firstTry` were right at the first try. */
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
  /** What became of the request for a certificate and of the certificates, the earliest first. */
  certificateHistory: z.array(certificateEvent),
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

/** Shuts an account, which ends its sessions at once, or opens it again. `reason` is for the audit log. */
export const disableLearner = endpoint({
  method: 'PUT',
  path: '/api/operator/learners/:accountId/disabled',
  access: 'operator',
  summary: 'Disable or re-enable an account',
  params: accountParams,
  body: z.strictObject({ disabled: z.boolean(), reason: line(200).optional() }),
  output: z.object({ disabled: z.boolean() }),
  errors: {
    'unknown-learner': 404,
    /** You cannot disable your own account. */
    'own-account': 409,
  },
})
