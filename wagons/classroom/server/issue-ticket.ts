import type { CommonParts as Counting } from '#features/identity/server/records/parts.ts'
import { socketPaths } from '#platform/server/connections/upgrades.ts'
import { hashOfTicket } from './live/admit.ts'
import type { Lease } from './records/lease.store.ts'
import { deleteExpiredTickets, insertTicket, type Ticket } from './records/ticket.store.ts'

/** In ms. */
const lifetime = 60_000
const bits = 256

/** @param until of a host's sign-in, in ms; it is a part of the ticket, whose hash holds it to what was said here */
export async function issueTicket(
  { db, clock, random }: Counting,
  { process }: Lease,
  ticket: Omit<Ticket, 'issuedAt'>,
  until?: number,
): Promise<{ ticket: string; socketPath: string; expiresAt: number }> {
  const secret = Buffer.from(random(bits / 8)).toString('base64url')
  const token = until === undefined ? secret : `${secret}.${until}`
  const now = clock()
  const expiresAt = now + lifetime
  await deleteExpiredTickets(db, now)
  await insertTicket(db, hashOfTicket(token), { ...ticket, issuedAt: now }, expiresAt)
  return { ticket: token, socketPath: `${socketPaths}${process}`, expiresAt }
}
