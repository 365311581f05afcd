import pLimit from 'p-limit'
import { listAccountsById } from '#server/features/identity/learners/list-accounts.ts'
import { MailError } from '#server/platform/mail/mailer.ts'
import { findCertificateOf } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, markMailed } from '../certificate-request.store.ts'
import { type Outcome, writeCertificateLetter } from './certificate-letter.ts'

type Parts = Pick<CertificateParts, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'issuer'>

/** Letters on their way at once. */
const atOnce = 5

/**
 * Tells learners what became of their requests, by the e-mail that their account has now. Returns who was told; once
 * the mail server turns out to be away no more are tried, so that nobody waits for it a hundred times.
 */
export async function sendLetters(parts: Parts, accountIds: readonly string[]): Promise<Set<string>> {
  const limit = pLimit(atOnce)
  const told = new Set<string>()
  let isAway = false
  const tell = async (accountId: string) => {
    if (isAway) return
    try {
      if (await sendLetter(parts, accountId)) told.add(accountId)
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      isAway ||= !error.recipientRefused
    }
  }
  await Promise.all(accountIds.map((accountId) => limit(() => tell(accountId))))
  return told
}

/** False when there is nothing to tell, or no e-mail to tell it to. @throws MailError */
async function sendLetter(parts: Parts, accountId: string): Promise<boolean> {
  const { db, clock, mailer } = parts
  const [account] = await listAccountsById(db, [accountId])
  const request = await findCertificateRequest(db, accountId)
  const outcome = request && (await outcomeOf({ db }, accountId, request.decline_reason))
  if (!account?.email || !outcome) return false
  const language = request.language ?? 'en'
  await mailer.send(writeCertificateLetter(parts, { to: account.email, language, outcome }))
  await markMailed(db, accountId, clock())
  return true
}

async function outcomeOf(
  { db }: Pick<Parts, 'db'>,
  accountId: string,
  reason: string | null,
): Promise<Outcome | undefined> {
  const certificate = await findCertificateOf(db, accountId)
  if (certificate) return certificate.revoked_at === null ? { name: certificate.name } : undefined
  return reason === null ? undefined : { reason }
}
