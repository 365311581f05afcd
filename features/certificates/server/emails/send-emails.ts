import pLimit from 'p-limit'
import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import { day, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { composeEmail, type Words } from '#platform/server/mail/email-page.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { watchServer } from '#platform/server/mail/server-watch.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificate } from '../records/certificate.store.ts'
import {
  findCertificateRequest,
  insertEvent,
  markMailed,
  selectEvents,
} from '../records/certificate-request.store.ts'
import { setMailAgainAt } from '../records/owed-email.store.ts'
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
  readonly told: ReadonlySet<string>
  /** Not those whose turn did not come before the process stops. */
  readonly untold: ReadonlySet<string>
  readonly failures: readonly MailError[]
  /** The others were not tried. */
  readonly isAway: boolean
}

const atOnce = 5

/** In ms: what could not leave is tried again. */
export const triedAgainAfter = 15 * minute

/** In ms after the decision: an address that still takes none by then is left to operators. */
const givenUpAfter = 3 * day

interface Sending {
  readonly again?: boolean
  readonly stopping?: AbortSignal | undefined
}

/**
 * Once the mail server is away no more are tried, so that an operator does not wait for it a hundred times. What fails is in the
 * history of the learner, unless it is tried `again`; an address that takes none is not tried any more. Each is marked as soon as
 * it has left. @throws what is no MailError, once all were tried
 */
export async function sendEmails(
  parts: Parts,
  accountIds: readonly string[],
  { again = false, stopping }: Sending = {},
): Promise<Sent> {
  const limit = pLimit(atOnce)
  const told = new Set<string>()
  const untold = new Set<string>()
  const failures: MailError[] = []
  const faults: unknown[] = []
  const server = watchServer()
  const tell = async (accountId: string) => {
    if (stopping?.aborted) return
    try {
      if (!server.isAway && (await server.watch(() => tellNow(parts, accountId)))) {
        told.add(accountId)
        return
      }
    } catch (error) {
      if (error instanceof MailError) failures.push(error)
      else faults.push(error)
    }
    untold.add(accountId)
  }
  await Promise.all(accountIds.map((accountId) => limit(() => tell(accountId))))
  if (!again) for (const accountId of untold) await noteFailure(parts, accountId)
  if (faults.length > 0) throw faults[0]
  return { told, untold, failures, isAway: server.isAway }
}

/** False where there is nothing to tell, or no address to tell it to. @throws MailError */
async function tellNow(parts: Parts, accountId: string): Promise<boolean> {
  try {
    const outcome = await sendEmail(parts, accountId)
    if (outcome) await noteTold(parts, accountId, outcome)
    else await setMailAgainAt(parts.db, accountId, null)
    return outcome !== undefined
  } catch (error) {
    if (error instanceof MailError && (error.recipientRefused || (await isGivenUp(parts, accountId, error))))
      await setMailAgainAt(parts.db, accountId, null)
    throw error
  }
}

async function isGivenUp(
  { db, clock }: Parts,
  accountId: string,
  { serverAway }: MailError,
): Promise<boolean> {
  const decided = (await selectEvents(db, accountId)).findLast(({ kind }) => isTold(kind))
  return !serverAway && decided !== undefined && clock() >= decided.at + givenUpAfter
}

/** What it told; undefined when there is nothing to tell, or no e-mail to tell it to. @throws MailError */
async function sendEmail(parts: Parts, accountId: string): Promise<Outcome | undefined> {
  const { db, mailer, publicUrl } = parts
  const [account] = await listAccountsById(db, [accountId])
  const request = await findCertificateRequest(db, accountId)
  const outcome = request && (await outcomeOf(db, accountId))
  if (!account?.email || !outcome) return undefined
  const language = request.language ?? 'en'
  const { also, ...words }: Words = inPageLanguage(emails, language)[outcome.kind](
    outcome.text,
    parts.issuer.email,
  )
  const link = `${publicUrl}/certificate`
  // Where the token is, no e-mail says by a link: fraud looks like that.
  const told = { ...words, also: parts.token && also }
  await mailer.send(composeEmail(parts, told, { to: account.email, language, link }))
  return outcome
}

async function outcomeOf(db: Db, accountId: string): Promise<Outcome | undefined> {
  const last = findOutcome(await selectEvents(db, accountId))
  if (last?.kind !== 'issued' && last?.kind !== 'reissued') return last
  const certificate = await findCertificate(db, last.text)
  return certificate && { kind: last.kind, text: certificate.name }
}

/** What was decided meanwhile is still to be told. */
function noteTold({ db, clock }: Parts, accountId: string, told: Outcome): Promise<void> {
  return inTransaction(db, async (tx) => {
    const latest = await outcomeOf(tx, accountId)
    if (latest?.kind !== told.kind || latest.text !== told.text) return
    const at = clock()
    await markMailed(tx, accountId, at)
    await insertEvent(tx, accountId, { at, kind: 'mailed', detail: '' })
  })
}

function noteFailure({ db, clock }: Parts, accountId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The account may have gone meanwhile.
    if (!(await findCertificateRequest(tx, accountId))) return
    await insertEvent(tx, accountId, { at: clock(), kind: 'mail-failed', detail: '' })
  })
}
