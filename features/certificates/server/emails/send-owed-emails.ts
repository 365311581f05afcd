import type { CertificateParts } from '../certificate-parts.ts'
import { selectDueEmails, takeEmail } from '../records/owed-email.store.ts'
import { sendEmails, triedAgainAfter } from './send-emails.ts'

type Parts = Pick<CertificateParts, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'issuer' | 'token'>

/** Tried in one go, and e-mails of one run, since other tasks wait for it; the next one goes on. */
const pageSize = 20
const mostEmails = 200

/**
 * Tries e-mails about decisions again that could not leave, each in one process at a time. Returns how many left.
 * @throws MailError while the mail server is away
 */
export async function sendOwedEmails(parts: Parts, stopping: AbortSignal): Promise<number> {
  const { db, clock } = parts
  let sent = 0
  while (sent < mostEmails && !stopping.aborted) {
    const now = clock()
    const due = await selectDueEmails(db, now, pageSize)
    if (due.length === 0) break
    const taken: string[] = []
    for (const id of due) if (await takeEmail(db, id, { now, until: now + triedAgainAfter })) taken.push(id)
    const { told, failures, isAway } = await sendEmails(parts, taken, { again: true, stopping })
    sent += told.size
    if (isAway) throw failures.find(({ serverAway }) => serverAway) ?? failures.at(-1)
  }
  return sent
}
