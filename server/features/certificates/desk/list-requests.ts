import type {
  listCertificateRequests as contract,
  DeskRequest,
  RequestList,
} from '#contract/certificate-desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Db } from '#server/database.ts'
import { listAccountsById } from '#server/features/accounts/list-accounts.ts'
import { listNameOwners, listNames } from '#server/features/profiles/profiles.reads.ts'
import { countCompletedModules, listQuizSpans } from '#server/features/quizzes/quizzes.reads.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { selectCertificatesOf } from '../certificate.store.ts'
import { countRequests, type RequestPlace, selectRequests } from '../certificate-request.store.ts'
import { findOddities } from './oddities.ts'
import { readCursor, readPlace, writeCursor, writePlace } from './queue-cursor.ts'
import { placeOf, searchRequests } from './queue-search.ts'

const pageSize = 50

/** Up to how many those who wait are counted. */
const countedWaiting = 1000

type Row = Awaited<ReturnType<typeof selectRequests>>[number]

/** A page of requests as the contract has it, or of those that a text finds. */
export async function listRequests(
  db: Db,
  {
    list = 'waiting',
    after,
    find = '',
  }: { list?: RequestList | undefined; after?: string | undefined; find?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const text = find.trim()
  const page = text === '' ? await readList(db, list, after) : await readFound(db, text, after)
  if (!page) return refuse('invalid-input', 'There is no such page.', 'after')
  return {
    requests: await withDetails(db, page.rows),
    waiting: await countRequests(db, 'waiting', countedWaiting),
    next: page.next,
  }
}

/** Undefined where there is no such page. */
async function readList(db: Db, list: RequestList, after: string | undefined) {
  const place = after === undefined ? undefined : readPlace(after)
  if (after !== undefined && !place) return undefined
  const rows = await selectRequests(db, list, place, pageSize)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return { rows, next: last ? writePlace(placeOf(last)) : null }
}

/** Undefined where there is no such page. */
async function readFound(db: Db, text: string, after: string | undefined) {
  const cursor = after === undefined ? undefined : readCursor(after)
  if (after !== undefined && !cursor) return undefined
  const { rows, next } = await searchRequests(db, { text, after: cursor, limit: pageSize })
  return { rows, next: next && writeCursor(next) }
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
