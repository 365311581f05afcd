import { z } from 'zod'
import { certificateEvent } from '#features/certificates/contract/certificates.ts'
import { storedProfile } from '#features/profiles/contract.ts'
import { storedReport } from '#features/question-reports/contract.ts'
import { recordedReview } from '#features/review/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'
import { classReportStatuses } from '#wagons/classroom/contract/classroom.ts'
import { practiceCompletion } from '#wagons/practice/contract.ts'

const time = timestamp.nullable()
const text = z.string().nullable()

/** Passwords, sessions and codes appear as facts, never as secrets. */
const account = z.object({
  id: z.string(),
  email: text,
  emailVerified: z.boolean(),
  displayName: text,
  photoUrl: text,
  disabled: z.boolean(),
  operatorSince: time,
  createdAt: timestamp,
  lastLoginAt: time,
  lastRefreshAt: time,
  enteredByLink: z.boolean(),
  passwordSetAt: time,
  validSince: timestamp,
  identities: z.array(
    z.object({
      provider: z.string(),
      id: z.string(),
      email: text,
      displayName: text,
      photoUrl: text,
      linkedAt: timestamp,
    }),
  ),
  sessions: z.array(z.object({ startedAt: timestamp, signedInWith: z.string() })),
  secondFactor: z.object({ displayName: text, enrolledAt: timestamp, recoveryCodes: z.int() }).nullable(),
  auditEvents: z.array(z.object({ at: timestamp, type: z.string(), detail: z.string() })),
  emails: z.array(
    z.object({ about: z.string(), email: z.string(), newEmail: text, sentAt: timestamp, usedAt: time }),
  ),
})

const quizzes = z.object({
  /** Indices into the question's own options: `order` as shown, `tried` the wrong ones tried. */
  attempts: z.array(
    z.object({
      id: z.string(),
      moduleNumber: z.int(),
      answered: z.int(),
      startedAt: timestamp,
      passedAt: time,
      /** It began in; null when that was not kept yet. */
      language: text,
      questions: z.array(
        z.object({
          id: z.string(),
          version: z.string(),
          order: z.array(z.int()),
          tried: z.array(z.int()),
          /** Null while it is open, and when that was not kept yet. */
          answeredAt: time,
        }),
      ),
    }),
  ),
  completions: z.array(
    z.object({
      moduleNumber: z.int(),
      attemptId: z.string(),
      completedAt: timestamp,
      recordedAt: timestamp,
    }),
  ),
})

const accountExport = z.object({
  exportedAt: timestamp,
  account,
  profile: storedProfile.nullable(),
  wallet: z.object({
    verified: z.object({ address: z.string(), verifiedAt: timestamp }).nullable(),
    begun: z.array(z.object({ at: timestamp, until: timestamp })),
  }),
  /** `kind` is `lesson` where the lesson was read to its end instead of a visit. */
  classes: z.array(
    z.object({ moduleNumber: z.int(), attendedAt: timestamp, kind: z.enum(['class', 'lesson']) }),
  ),
  /** Visits to classes that were held, in ms; lines for thirty days. Whom the learner hides is not told by name. */
  classroom: z.object({
    visits: z.array(
      z.object({
        moduleNumber: z.int(),
        nickname: z.string(),
        firstAt: timestamp,
        lastAt: timestamp,
        presentMs: z.int(),
        removedAt: time,
      }),
    ),
    lines: z.array(
      z.object({ moduleNumber: z.int(), nickname: z.string(), text: z.string(), at: timestamp }),
    ),
    hides: z.array(z.object({ at: timestamp })),
    /** Where the learner is now, or has a ticket for. */
    here: z.array(z.object({ moduleNumber: z.int(), since: timestamp })),
    tickets: z.array(z.object({ moduleNumber: z.int(), nickname: z.string(), issuedAt: timestamp })),
    reports: z.array(
      z.object({
        moduleNumber: z.int(),
        reported: z.string(),
        words: z.string(),
        reportedAt: timestamp,
        status: z.enum(classReportStatuses),
      }),
    ),
  }),
  quizzes,
  practice: z.array(practiceCompletion),
  reviews: z.array(recordedReview),
  questionReports: z.array(storedReport),
  certificateRequest: z
    .object({
      email: z.string(),
      received: z.boolean(),
      requestedAt: timestamp,
      name: text,
      language: text,
      declinedAt: time,
      declineReason: text,
      emailSentAt: time,
      correction: z.object({ name: z.string(), askedAt: timestamp }).nullable(),
      history: z.array(certificateEvent),
    })
    .nullable(),
  certificate: z
    .object({
      id: z.string(),
      name: z.string(),
      issuedAt: timestamp,
      /** How many modules it was issued for. */
      moduleCount: z.int(),
      revokedAt: time,
      revokeReason: text,
      showsName: z.boolean(),
      /** Whether visitors of its public page may ask if a name is the one on it. */
      confirmsName: z.boolean(),
      /** Whether its public page says that there is a token. */
      showsToken: z.boolean(),
      statusIndex: z.int(),
    })
    .nullable(),
  formerCertificates: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      issuedAt: timestamp,
      endedAt: timestamp,
      outcome: z.enum(['replaced', 'revoked']),
      revokeReason: text,
    }),
  ),
  /** Only after the account's e-mail is verified: any visitor may submit any e-mail. */
  rewards: z.array(
    z.object({ email: z.string(), evmAddress: z.string(), submittedAt: timestamp, confirmedAt: time }),
  ),
  /** Names the learner in reward lists; null while on none. */
  claimId: z.string().nullable(),
  rewardLists: z.array(z.object({ madeAt: timestamp, address: z.string() })),
  /** The claim that the learner has signed for another wallet to send; `deadline` in seconds. */
  signedClaim: z
    .object({
      chainId: z.int(),
      contract: z.string(),
      claimId: z.string(),
      address: z.string(),
      deadline: z.int(),
      signature: z.string(),
      signedAt: timestamp,
    })
    .nullable(),
})

export type AccountExport = z.output<typeof accountExport>

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'learner',
  summary: 'Read everything stored about your own account',
  output: accountExport,
  errors: {},
})
