import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type {
  listCertificateRequests as contract,
  DeskRequest,
  RequestList,
} from '#features/certificates/contract/certificate-desk.ts'
import { listNameOwners, listNames } from '#features/profiles/server/profiles.facade.ts'
import { countCompletedModules, listQuizSpans } from '#features/quizzes/server/quizzes.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { selectCertificatesOf } from '../records/certificate.store.ts'
import {
  countRequests,
  type RequestCursor,
  requestCursor,
  type StoredRequest,
  selectRequests,
} from '../records/certificate-request.store.ts'
import { findOddities } from './oddities.ts'
import { cursorOf, searchCursor, searchRequests } from './queue-search.ts'

type Parts = Pick<CertificateParts, 'db' | 'moduleCount'>

const pageSize = 50

const countedWaiting = 1000

export async function listRequests(
  parts: Parts,
  query: {
    readonly list?: RequestList | undefined
    readonly search?: string | undefined
    readonly cursor?: string | undefined
  },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  const text = query.search?.trim() ?? ''
  const waiting = await countRequests(parts.db, 'waiting', countedWaiting)
  if (text === '')
    return pageAt(requestCursor, query.cursor, async (cursor) => ({
      ...(await readRequests(parts, query.list ?? 'waiting', cursor, pageSize)),
      waiting,
    }))
  return pageAt(searchCursor, query.cursor, async (cursor) => {
    const { rows, next } = await searchRequests(parts.db, { text, cursor, limit: pageSize })
    return { requests: await withDetails(parts, rows), next, waiting }
  })
}

export async function readRequests(
  parts: Parts,
  list: RequestList,
  cursor: RequestCursor | undefined,
  limit: number,
) {
  const { rows, next } = pageOf(await selectRequests(parts.db, list, cursor, limit), limit, cursorOf)
  return { requests: await withDetails(parts, rows), next }
}

async function withDetails(
  { db, moduleCount }: Parts,
  requests: readonly StoredRequest[],
): Promise<DeskRequest[]> {
  const ids = requests.map(({ accountId }) => accountId)
  const accounts = new Map((await listAccountsById(db, ids)).map((account) => [account.id, account]))
  const names = await listNames(db, ids)
  const completed = await countCompletedModules(db, ids, moduleCount)
  const certificates = new Map((await selectCertificatesOf(db, ids)).map((one) => [one.accountId, one]))
  const spans = await listQuizSpans(db, ids, moduleCount)
  const nameOf = ({ accountId, name }: StoredRequest) =>
    certificates.get(accountId)?.name ?? name ?? names.get(accountId) ?? ''
  const isShared = await listNameOwners(db, requests.map(nameOf))
  return requests.map((request): DeskRequest => {
    const { accountId, requestedAt, declined, correction, mailedAt, mailOwed } = request
    const name = nameOf(request)
    const span = spans.get(accountId)
    const minutes = span === undefined ? null : Math.floor(span / 60_000)
    const account = accounts.get(accountId)
    const emailVerified = account?.emailVerified ?? false
    const certificate = certificates.get(accountId)
    const oddities = findOddities({
      name,
      emailVerified,
      isShared: isShared(name, accountId),
      minutes,
      moduleCount,
    })
    return {
      accountId,
      email: account?.email ?? request.email,
      emailVerified,
      name,
      requestedAt,
      completedModules: completed.get(accountId) ?? 0,
      declined,
      correction,
      oddities,
      seen: request.seen?.name === name ? oddities.filter((one) => request.seen?.warnings.includes(one)) : [],
      minutes,
      certificate: certificate
        ? { id: certificate.id, issuedAt: certificate.issuedAt, revoked: certificate.revoked }
        : null,
      mailedAt,
      mailOwed,
    }
  })
}
