import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts, WaitingWork } from '#platform/server/feature.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { type MailPeriods, mailPeriodsAt } from './mail-periods.ts'
import { composeOperatorEmail, type Waiting } from './operator-email.ts'
import { claimMail, type DueOperator, endClaim, selectDueOperators } from './operator-mail.store.ts'

export type TellParts = Pick<Parts, 'db' | 'clock' | 'config' | 'mailer' | 'publicUrl' | 'issuer'> & {
  /** What the features of this site have for operators to do. */
  readonly work: readonly WaitingWork[]
  /** In which the account has read last; undefined where that is not known. */
  readonly languageOf: (accountId: string) => Promise<string | undefined>
  /** For links that nobody may guess. */
  readonly newKey?: () => string
}

/** E-mails of one run, since the other tasks wait for it; the next one goes on. */
const mostEmails = 200

export const newStopKey = (): string => randomBytes(16).toString('base64url')

/**
 * Sends each operator what waits, once in the period of their choice, also where several processes do it; nothing while
 * nothing waits, and then the period is not over. Where a process ends between an email and its mark, the email is sent
 * again. What an address does not take for now keeps no other operator from theirs. Returns how many were sent.
 * @throws MailError the first one, once all were tried; at once while the mail server is away
 */
export async function tellOperators(parts: TellParts, stopping: AbortSignal): Promise<number> {
  const { db, clock, config } = parts
  // Without one e-mails are kept as files, which tell nobody.
  if (config.mail.smtpUrl === '') return 0
  const now = clock()
  const periods = mailPeriodsAt(now)
  const operators = await selectDueOperators(db, config.identity.operatorEmails, { now, periods }, mostEmails)
  if (operators.length === 0) return 0
  const waiting = await countWaiting(db, parts.work, now)
  if (waiting.length === 0) return 0
  const failures: MailError[] = []
  let told = 0
  for (const operator of operators) {
    if (stopping.aborted) break
    try {
      if (await tellOnce(parts, operator, periods, waiting)) told++
    } catch (error) {
      if (!(error instanceof MailError) || error.serverAway) throw error
      failures.push(error)
    }
  }
  if (failures[0]) throw failures[0]
  return told
}

async function countWaiting(db: Db, work: readonly WaitingWork[], now: number): Promise<readonly Waiting[]> {
  const counted: Waiting[] = []
  for (const { path, words, count } of work) counted.push({ path, words, count: await count(db, now) })
  return counted.filter(({ count }) => count > 0)
}

/** False when another process does it, or when the address takes no e-mail. */
async function tellOnce(
  parts: TellParts,
  { accountId, email, language: chosen }: DueOperator,
  periods: MailPeriods,
  waiting: readonly Waiting[],
): Promise<boolean> {
  const { db, clock, mailer, languageOf, newKey = newStopKey } = parts
  // Not when the run began: a slow mail server would have the claim end before its email has left.
  const now = clock()
  const stopKey = await claimMail(db, { accountId, stopKey: newKey(), now, periods })
  if (stopKey === undefined) return false
  const claim = { accountId, claimedAt: now }
  const language = chosen ?? (await languageOf(accountId)) ?? 'en'
  try {
    await mailer.send(composeOperatorEmail(parts, waiting, { to: email, language, stopKey }))
  } catch (error) {
    // Not before the next period, and the others get theirs.
    const isRefused = error instanceof MailError && error.recipientRefused
    await endClaim(db, claim, isRefused ? { refused_at: clock() } : {})
    if (isRefused) return false
    throw error
  }
  await endClaim(db, claim, { sent_at: clock() })
  return true
}
