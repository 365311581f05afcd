import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { listAccountsByEmail, listAccountsById } from '#features/accounts/server/list-accounts.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { searchKey } from '#platform/server/db/search-key.ts'
import { findCertificate, findFormerCertificate, selectCertificatesOf } from '../records/certificate.store.ts'
import {
  findCertificateRequest,
  requestCursor,
  type StoredRequest,
  selectRequests,
} from '../records/certificate-request.store.ts'

const stretch = 500
/** Beyond so many in one call the page is short and says where to go on. */
const mostTurns = 200

const inEveryList = ['waiting', 'issued', 'declined'] as const

export const searchCursor = z.strictObject({
  list: z.literal(inEveryList),
  after: requestCursor.optional(),
})
type SearchCursor = z.output<typeof searchCursor>

interface Found {
  readonly rows: readonly StoredRequest[]
  readonly next: SearchCursor | null
}

/** By a certificate's number, an account's id or a whole e-mail; else by part of an e-mail or a name. */
export async function searchRequests(
  db: Db,
  { text, cursor: from, limit }: { text: string; cursor: SearchCursor | undefined; limit: number },
): Promise<Found> {
  const exact = from ? undefined : await findExact(db, text)
  if (exact) return { rows: [exact], next: null }
  const rows: StoredRequest[] = []
  let cursor: SearchCursor | null = from ?? { list: inEveryList[0] }
  for (let turns = 0; cursor && rows.length < limit && turns < mostTurns; turns++) {
    const turn: Found = await take(db, text, cursor, limit - rows.length)
    rows.push(...turn.rows)
    cursor = turn.next
    await setImmediate()
  }
  return { rows, next: cursor }
}

async function findExact(db: Db, text: string): Promise<StoredRequest | undefined> {
  const byEmail = (await listAccountsByEmail(db, { prefix: text, limit: 1 })).find(
    ({ email }) => email === text.toLowerCase(),
  )
  const certificate = (await findCertificate(db, text)) ?? (await findFormerCertificate(db, text))
  return findCertificateRequest(db, certificate?.accountId ?? byEmail?.id ?? text)
}

async function take(db: Db, text: string, { list, after }: SearchCursor, limit: number): Promise<Found> {
  const read = await selectRequests(db, list, after, stretch)
  const found = await matching(db, text, read)
  const rows = found.slice(0, limit)
  // With more in the stretch than the page takes, the next page begins after the last one taken.
  const last = found.length > limit ? rows.at(-1) : read.length === stretch ? read.at(-1) : undefined
  if (last) return { rows, next: { list, after: cursorOf(last) } }
  const nextList = inEveryList[inEveryList.indexOf(list) + 1]
  return { rows, next: nextList ? { list: nextList } : null }
}

export const cursorOf = ({ requestedAt, accountId }: StoredRequest) => ({ requestedAt, accountId })

async function matching(db: Db, text: string, rows: readonly StoredRequest[]): Promise<StoredRequest[]> {
  const ids = rows.map(({ accountId }) => accountId)
  const emails = new Map((await listAccountsById(db, ids)).map(({ id, email }) => [id, email]))
  const names = await listNames(db, ids)
  const certified = new Map((await selectCertificatesOf(db, ids)).map((one) => [one.accountId, one.name]))
  const [part, key] = [text.toLowerCase(), searchKey(text)]
  return rows.filter((row) => {
    const id = row.accountId
    if ((emails.get(id) ?? row.email).toLowerCase().includes(part)) return true
    const all = [certified.get(id), row.name, row.correction?.name, names.get(id)]
    return key !== '' && all.some((name) => name && searchKey(name).includes(key))
  })
}
