import type {
  listCertificateRequests as contract,
  DeskRequest,
  RequestList,
} from '#contract/certificate-desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Db } from '#server/database.ts'
import { listAccountsByEmail, listAccountsById } from '#server/features/identity/learners/list-accounts.ts'
import { listNameOwners } from '#server/features/profiles/list-name-owners.ts'
import { listNames } from '#server/features/profiles/list-names.ts'
import { countCompletedModules } from '#server/features/quizzes/count-completions.ts'
import { listQuizSpans } from '#server/features/quizzes/list-quiz-spans.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findCertificate, findFormerCertificate, selectCertificatesOf } from '../certificate.store.ts'
import {
  countRequests,
  findCertificateRequest,
  type RequestPlace,
  selectRequests,
} from '../certificate-request.store.ts'
import { findOddities } from './oddities.ts'
import { readPlace, writePlace } from './queue-place.ts'

const pageSize = 50

/** Up to how many those who wait are counted. */
const countedWaiting = 1000

type Row = Awaited<ReturnType<typeof selectRequests>>[number]

/** A page of requests as the contract has it, or the one that is looked for. */
export async function listRequests(
  db: Db,
  {
    list = 'waiting',
    after,
    find = '',
  }: { list?: RequestList | undefined; after?: string | undefined; find?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const place = after === undefined ? undefined : readPlace(after)
  if (after !== undefined && !place) return refuse('invalid-input', 'There is no such page.', 'after')
  const rows =
    find === '' ? await selectRequests(db, list, place, pageSize) : await findRequest(db, find.trim())
  const last = find === '' && rows.length === pageSize ? rows.at(-1) : undefined
  return {
    requests: await withDetails(db, rows),
    waiting: await countRequests(db, 'waiting', countedWaiting),
    next: last ? writePlace(placeOf(last)) : null,
  }
}

const placeOf = ({ requested_at, account_id }: Row): RequestPlace => ({
  requestedAt: requested_at,
  accountId: account_id,
})

/** By the id of a certificate or of an account, or by a whole e-mail. */
async function findRequest(db: Db, find: string): Promise<Row[]> {
  const byEmail = (await listAccountsByEmail(db, { prefix: find, limit: 1 })).find(
    ({ email }) => email === find.toLowerCase(),
  )
  const certificate = (await findCertificate(db, find)) ?? (await findFormerCertificate(db, find))
  const accountId = certificate?.account_id ?? byEmail?.id ?? find
  const row = await findCertificateRequest(db, accountId)
  return row ? [row] : []
}

/** Every request of a list, the whole of it, read in batches as it is taken. */
export async function* everyRequest(db: Db, list: RequestList): AsyncGenerator<DeskRequest> {
  const batchSize = 500
  for (let after: RequestPlace | undefined; ; ) {
    const rows = await selectRequests(db, list, after, batchSize)
    yield* await withDetails(db, rows)
    const last = rows.length === batchSize ? rows.at(-1) : undefined
    if (!last) return
    after = placeOf(last)
  }
}

async function withDetails(db: Db, rows: readonly Row[]): Promise<DeskRequest[]> {
  const ids = rows.map(({ account_id }) => account_id)
  const accounts = new Map((await listAccountsById(db, ids)).map((account) => [account.id, account]))
  const names = await listNames(db, ids)
  const completed = await countCompletedModules(db, ids)
  const certificates = new Map((await selectCertificatesOf(db, ids)).map((row) => [row.account_id, row]))
  const spans = await listQuizSpans(db, ids)
  const nameOf = (row: Row) =>
    certificates.get(row.account_id)?.name ?? row.name ?? names.get(row.account_id) ?? ''
  const isShared = await listNameOwners(db, rows.map(nameOf))
  return rows.map((row): DeskRequest => {
    const id = row.account_id
    const name = nameOf(row)
    const span = spans.get(id)
    const minutes = span === undefined ? null : Math.floor(span / 60_000)
    const emailVerified = accounts.get(id)?.emailVerified ?? false
    const account = accounts.get(id)
    const certificate = certificates.get(id)
    return {
      accountId: id,
      email: account?.email ?? row.email,
      emailVerified,
      name,
      requestedAt: row.requested_at,
      completedModules: completed.get(id) ?? 0,
      declined: row.declined_at === null ? null : { at: row.declined_at, reason: row.decline_reason ?? '' },
      correction:
        row.correction_name === null
          ? null
          : { name: row.correction_name, askedAt: row.correction_asked_at ?? 0 },
      oddities: findOddities({ name, emailVerified, isShared: isShared(name, id), minutes }),
      minutes,
      certificate: certificate
        ? {
            id: certificate.id,
            issuedAt: certificate.issued_at,
            revoked:
              certificate.revoked_at === null
                ? null
                : { at: certificate.revoked_at, reason: certificate.revoke_reason ?? '' },
          }
        : null,
      mailedAt: row.mailed_at,
      mailOwed: row.mail_owed === 1,
    }
  })
}
