import pLimit from 'p-limit'
import { listAccountsById } from '#server/features/accounts/list-accounts.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { MailError } from '#server/platform/mail/mailer.ts'
import { findCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, markMailed } from '../certificate-request.store.ts'
import { insertEvent, selectEvents } from '../history/certificate-event.store.ts'
import { composeCertificateEmail, findOutcome, type Outcome } from './certificate-email.ts'

type Parts = Pick<CertificateParts, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'issuer'>

/** Who was told, and why others were not, once for each reason. */
export interface Sent {
  readonly told: Set<string>
  readonly failures: MailError[]
}

/** E-mails on their way at once. */
const atOnce = 5

/**
 * Tells learners what became of their requests, by the e-mail that their account has now; what was sent or failed stands
 * in their history. Once the mail server turns out to be away no more are tried, so that nobody waits for it a hundred
 * times.
 */
export async function sendEmails(parts: Parts, accountIds: readonly string[]): Promise<Sent> {
  const limit = pLimit(atOnce)
  const told = new Set<string>()
  const failures: MailError[] = []
  let isAway = false
  const tell = async (accountId: string) => {
    if (isAway) return
    try {
      if (await sendEmail(parts, accountId)) told.add(accountId)
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      failures.push(error)
      isAway ||= !error.recipientRefused
    }
  }
  await Promise.all(accountIds.map((accountId) => limit(() => tell(accountId))))
  for (const accountId of accountIds) await noteSent(parts, accountId, told.has(accountId))
  return { told, failures }
}

/** False when there is nothing to tell, or no e-mail to tell it to. @throws MailError */
async function sendEmail(parts: Parts, accountId: string): Promise<boolean> {
  const { db, mailer } = parts
  const [account] = await listAccountsById(db, [accountId])
  const request = await findCertificateRequest(db, accountId)
  const outcome = request && (await outcomeOf(parts, accountId))
  if (!account?.email || !outcome) return false
  const language = request.language ?? 'en'
  await mailer.send(composeCertificateEmail(parts, { to: account.email, language, outcome }))
  return true
}

function noteSent({ db, clock }: Parts, accountId: string, isSent: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The account may have gone meanwhile, and with it all that was written down of it.
    if (!(await findCertificateRequest(tx, accountId))) return
    const at = clock()
    if (isSent) await markMailed(tx, accountId, at)
    await insertEvent(tx, { account_id: accountId, at, kind: isSent ? 'mailed' : 'mail-failed', detail: '' })
  })
}

async function outcomeOf({ db }: Pick<Parts, 'db'>, accountId: string): Promise<Outcome | undefined> {
  const last = findOutcome(await selectEvents(db, accountId))
  if (last?.kind !== 'issued' && last?.kind !== 'reissued')
    return last && { kind: last.kind, text: last.detail }
  const certificate = await findCertificate(db, last.detail)
  return certificate && { kind: last.kind, text: certificate.name }
}
