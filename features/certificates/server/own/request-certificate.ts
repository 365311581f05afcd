import type {
  CertificateRequest,
  requestCertificate as contract,
} from '#features/certificates/contract/certificates.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import type { Learner, LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import {
  findCertificateRequest,
  insertCertificateRequest,
  insertEvent,
} from '../records/certificate-request.store.ts'
import { startRule } from '../records/certificate-rule.store.ts'

/** Once per account (S4.30, S4.32); one that was declined may ask again. */
export async function requestCertificate(
  { db, clock, moduleCount, rule }: Pick<CertificateParts, 'db' | 'clock' | 'moduleCount' | 'rule'>,
  learner: Learner,
  language: string | null = null,
): Promise<Outcome<typeof contract>> {
  const completed = (await countCompletedModules(db, [learner.id], moduleCount)).get(learner.id) ?? 0
  if (completed < moduleCount) return refuse('modules-missing', 'All modules must be completed first.')
  if (learner.email === '')
    return refuse('email-missing', 'The account needs an email address for the certificate.')
  const created = await inTransaction(db, async (tx) => {
    const now = clock()
    const isNew = await insertCertificateRequest(tx, learner.id, { email: learner.email, language, now })
    if (!isNew) return false
    await insertEvent(tx, learner.id, { at: now, kind: 'requested', detail: '' })
    const wish = (await findCertificateRequest(tx, learner.id))?.name
    const name = wish ?? (await listNames(tx, [learner.id])).get(learner.id) ?? null
    await startRule(tx, learner.id, { name, since: rule ? now : null })
    return true
  })
  const request = await getCertificateRequest(db, learner.id)
  return { created, request: request ?? { email: learner.email, received: false } }
}

/** Null when there is none (S7.17). */
export async function getCertificateRequest(db: Db, learner: LearnerId): Promise<CertificateRequest | null> {
  const request = await findCertificateRequest(db, learner)
  return request ? { email: request.email, received: request.received } : null
}
