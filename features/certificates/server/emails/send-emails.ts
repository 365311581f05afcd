import pLimit from 'p-limit'
import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { composeEmail } from '#platform/server/mail/email-page.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificate } from '../records/certificate.store.ts'
import {
  findCertificateRequest,
  insertEvent,
  markMailed,
  selectEvents,
} from '../records/certificate-request.store.ts'
import { englishEmails } from './email-words-en.ts'
import { frenchEmails } from './email-words-fr.ts'

const emails = { en: englishEmails, fr: frenchEmails }

type Parts = Pick<CertificateParts, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'issuer' | 'token'>

interface Outcome {
  readonly kind: keyof typeof englishEmails
  readonly text: string
}

const isTold = (kind: string): kind is Outcome['kind'] => Object.hasOwn(englishEmails, kind)

export function findOutcome(
  events: readonly Pick<CertificateEvent, 'kind' | 'detail'>[],
): Outcome | undefined {
  const silent: readonly string[] = ['mailed', 'mail-failed', 'correction-requested']
  const last = events.findLast(({ kind }) => !silent.includes(kind))
  return last && isTold(last.kind) ? { kind: last.kind, text: last.detail } : undefined
}

export interface Sent {
  readonly told: Set<string>
  readonly failures: MailError[]
}

const atOnce = 5

/** Once the mail server is away no more are tried, so that an operator does not wait for it a hundred times. */
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
  const { db, mailer, publicUrl } = parts
  const [account] = await listAccountsById(db, [accountId])
  const request = await findCertificateRequest(db, accountId)
  const outcome = request && (await outcomeOf(parts, accountId))
  if (!account?.email || !outcome) return false
  const language = request.language ?? 'en'
  const words = inPageLanguage(emails, language)[outcome.kind](outcome.text, parts.issuer.email)
  const link = `${publicUrl}/certificate`
  // Thieves send links to claim: no e-mail of ours has one.
  const alsoLink = parts.token && `${publicUrl}/wallet-guide`
  await mailer.send(composeEmail(parts, words, { to: account.email, language, link, alsoLink }))
  return true
}

async function outcomeOf({ db }: Pick<Parts, 'db'>, accountId: string): Promise<Outcome | undefined> {
  const last = findOutcome(await selectEvents(db, accountId))
  if (last?.kind !== 'issued' && last?.kind !== 'reissued') return last
  const certificate = await findCertificate(db, last.text)
  return certificate && { kind: last.kind, text: certificate.name }
}

function noteSent({ db, clock }: Parts, accountId: string, isSent: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The account may have gone meanwhile.
    if (!(await findCertificateRequest(tx, accountId))) return
    const at = clock()
    if (isSent) await markMailed(tx, accountId, at)
    await insertEvent(tx, accountId, { at, kind: isSent ? 'mailed' : 'mail-failed', detail: '' })
  })
}
