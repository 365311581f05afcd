import { z } from 'zod'
import { certificateEvent } from './certificates.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './values.ts'

const time = timestamp.nullable()
const text = z.string().nullable()

/** The account and how it signs in. Of passwords, sessions and codes only that there are some, never the secrets. */
const account = z.object({
  id: z.string(),
  email: text,
  emailVerified: z.boolean(),
  displayName: text,
  photoUrl: text,
  disabled: z.boolean(),
  /** Null for accounts not marked as an operator. */
  operatorSince: time,
  createdAt: timestamp,
  lastLoginAt: time,
  lastRefreshAt: time,
  /** Whether a link in an e-mail is known to have signed in. */
  enteredByLink: z.boolean(),
  passwordSetAt: time,
  /** Sessions that began before were ended. */
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
  /** The authenticator app and how many recovery codes are left. */
  secondFactor: z.object({ displayName: text, enrolledAt: timestamp, recoveryCodes: z.int() }).nullable(),
  /** What operators did about the account, with their reasons. */
  auditEvents: z.array(z.object({ at: timestamp, type: z.string(), detail: z.string() })),
  emails: z.array(
    z.object({ about: z.string(), email: z.string(), newEmail: text, sentAt: timestamp, usedAt: time }),
  ),
})

const quizzes = z.object({
  /** Options are indices into the question's own list: `order` as they were shown, `tried` the wrong ones tried. */
  attempts: z.array(
    z.object({
      id: z.string(),
      moduleNumber: z.int(),
      answered: z.int(),
      startedAt: timestamp,
      passedAt: time,
      questions: z.array(
        z.object({
          id: z.string(),
          version: z.string(),
          order: z.array(z.int()),
          tried: z.array(z.int()),
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
  profile: z
    .object({ name: z.string(), walletAddress: z.string(), createdAt: timestamp, updatedAt: timestamp })
    .nullable(),
  wallet: z.object({
    verified: z.object({ address: z.string(), verifiedAt: timestamp }).nullable(),
    /** Proofs begun and not finished, while they may be. */
    begun: z.array(z.object({ at: timestamp, until: timestamp })),
  }),
  classes: z.array(z.object({ moduleNumber: z.int(), attendedAt: timestamp })),
  quizzes,
  certificateRequest: z
    .object({
      email: z.string(),
      received: z.boolean(),
      requestedAt: timestamp,
      /** The name asked for; null for that of the profile. */
      name: text,
      /** Of the e-mails about it. */
      language: text,
      declinedAt: time,
      declineReason: text,
      emailSentAt: time,
      /** Another name asked for after the issue. */
      correction: z.object({ name: z.string(), askedAt: timestamp }).nullable(),
      /** What became of it, and of the certificates. */
      history: z.array(certificateEvent),
    })
    .nullable(),
  certificate: z
    .object({
      id: z.string(),
      name: z.string(),
      issuedAt: timestamp,
      revokedAt: time,
      revokeReason: text,
      /** Whether its public page shows name and date. */
      showsName: z.boolean(),
      /** Its place in the list of revoked credentials. */
      statusIndex: z.int(),
    })
    .nullable(),
  /** Those that later ones took the place of. */
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
  /** Those sent with the account's e-mail, once that is verified: any visitor may submit one for any e-mail. */
  rewards: z.array(
    z.object({ email: z.string(), evmAddress: z.string(), submittedAt: timestamp, confirmedAt: time }),
  ),
  /** The reward lists that the learner's certificate is on. */
  /** What stands for the learner in reward lists; null while the learner was on none. */
  claimId: z.string().nullable(),
  rewardLists: z.array(z.object({ madeAt: timestamp, address: z.string() })),
})

export type AccountExport = z.output<typeof accountExport>

/** Everything that is stored about the learner. Times are in ms since 1970 (UTC). */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'learner',
  summary: 'Read everything stored about your own account',
  output: accountExport,
  errors: {},
})
