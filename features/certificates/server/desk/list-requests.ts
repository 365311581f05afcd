import type {
  listCertificateRequests as contract,
  DeskRequest,
  RequestList,
} from '#features/certificates/contract/certificate-desk.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import {
  countRequests,
  type RequestCursor,
  requestCursor,
  type StoredRequest,
  selectRequests,
} from '../records/certificate-request.store.ts'
import { readStandings } from '../standing/read-standings.ts'
import { underRule } from '../standing/under-rule.ts'
import { cursorOf, searchCursor, searchRequests } from './queue-search.ts'

type Parts = Pick<CertificateParts, 'db' | 'clock' | 'moduleCount' | 'rule'>

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

async function withDetails(parts: Parts, requests: readonly StoredRequest[]): Promise<DeskRequest[]> {
  return (await readStandings(parts, requests)).map(([request, standing]): DeskRequest => {
    const { accountId, requestedAt, declined, correction, mailedAt, mailOwed, seen } = request
    const { account, name, completedModules, minutes, certificate } = standing
    const oddities = [...standing.oddities]
    return {
      accountId,
      email: account.email ?? request.email,
      emailVerified: account.emailVerified,
      name,
      requestedAt,
      completedModules,
      declined,
      correction,
      oddities,
      seen: seen?.name === name ? oddities.filter((one) => seen.warnings.includes(one)) : [],
      minutes,
      certificate: certificate
        ? { id: certificate.id, issuedAt: certificate.issuedAt, revoked: certificate.revoked }
        : null,
      mailedAt,
      mailOwed,
      rule: underRule(parts, request, standing),
    }
  })
}
