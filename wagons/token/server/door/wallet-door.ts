import { createHash, randomBytes } from 'node:crypto'
import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { openDoor as openContract } from '#wagons/token/contract/wallet-door.ts'
import { tokenChainOf } from '../known-chains.ts'
import type { TokenParts } from '../token-parts.ts'
import { deleteDoor, deleteExpiredDoors, findDoor, putDoor } from './door.store.ts'

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings'>

/** In ms: to open the app, to unlock it, and to sign twice. */
const doorLife = 15 * minute
/** 256 bits. */
const codeBytes = 32
/** Of one account, and codes that nobody was given from one network, in ten minutes. */
const mostOpened = 30
const mostTried = 60

const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url')

/** Closes the one before. Only the code's hash is kept. */
export async function openDoor(
  parts: Parts,
  learner: LearnerId,
): Promise<Output<typeof openContract> | Refusal<'not-offered' | 'too-many-requests'>> {
  if (!(await tokenChainOf(parts.settings))) return refuse('not-offered', 'This site offers no token.')
  const limit = { kind: 'wallet-door', max: mostOpened, window: 10 * minute }
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('Too many links were opened.', wait)
  const code = randomBytes(codeBytes).toString('base64url')
  const expiresAt = parts.clock() + doorLife
  await deleteExpiredDoors(parts.db, parts.clock())
  await putDoor(parts.db, learner, { codeHash: hashCode(code), expiresAt })
  return { code, expiresAt }
}

/** That link alone: a newer one of the account stays open. */
export const closeDoor = (db: Db, learner: LearnerId, code: string): Promise<void> =>
  deleteDoor(db, learner, hashCode(code))

export interface OpenDoor {
  /** Whoever has the code acts for its learner, at what the routes of the door allow. */
  readonly learner: LearnerId
  /** Of the account. */
  readonly email: string | null
  readonly expiresAt: number
}

const closed = refuse('door-closed', 'This link is used, too old, or replaced by a newer one.', 'code')

/**
 * `address` is the caller's: nobody is to try codes. Those who have one share it with their class, and are limited as
 * learners are, by their account.
 */
export async function enterDoor(
  parts: Parts,
  address: string,
  code: string,
): Promise<OpenDoor | Refusal<'door-closed' | 'too-many-requests'>> {
  const door = await findDoor(parts.db, hashCode(code))
  if (!door) {
    const limit = { kind: 'wallet-door-code', max: mostTried, window: 10 * minute }
    const wait = await admitRequest(parts, limit, [address])
    return wait === undefined ? closed : refuseForNow('Too many links from this network address.', wait)
  }
  const { accountId, expiresAt } = door
  if (expiresAt <= parts.clock()) return closed
  const account = (await listAccountFacts(parts.db, [accountId])).get(accountId)
  // It was opened by a session, and ends with it.
  const isOfSession = account && expiresAt - doorLife >= account.validSince
  if (account?.disabled !== false || !isOfSession) return closed
  return { learner: accountId as LearnerId, email: account.email, expiresAt }
}

/** What a link opens, done for its learner. */
export async function throughDoor<T>(
  parts: Parts,
  address: string,
  code: string,
  act: (door: OpenDoor) => Promise<T>,
): Promise<T | Refusal<'door-closed' | 'too-many-requests'>> {
  const door = await enterDoor(parts, address, code)
  return door instanceof Refusal ? door : act(door)
}
