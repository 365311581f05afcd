import { createHash } from 'node:crypto'
import type { Known, Room, Seated } from './room.ts'

/** Of people who are not there any more: an open room must not grow for ever. */
const mostKnown = 1_000

/** The same for an account as long as the class is open, and none that another class or the order of coming would tell. */
export const visitorOf = ({ salt }: Pick<Room, 'salt'>, accountId: string): number =>
  createHash('sha256').update(`${salt} ${accountId}`).digest().readUIntBE(0, 6)

/** With one more person who is there. */
export function know(room: Room, { visitor, accountId, nickname, isHost, allowances }: Seated, now: number) {
  const visitors = new Map(room.visitors)
  const { cameAt = now, since = now, stayed = 0 } = visitors.get(visitor) ?? {}
  // The latest to come stand last.
  visitors.delete(visitor)
  visitors.set(visitor, { accountId, nickname, isHost, cameAt, since, stayed, allowances })
  if (visitors.size <= mostKnown) return visitors
  const there = new Set([...room.people.values()].map((person) => person.visitor))
  const oldest = [...visitors.keys()].find((one) => one !== visitor && !there.has(one))
  if (oldest !== undefined) visitors.delete(oldest)
  return visitors
}

/** In ms, over several visits. */
export const timeIn = ({ since, stayed }: Known, now: number): number =>
  stayed + (since === undefined ? 0 : now - since)

export function findPresent({ people }: Room, accountId: string): Seated | undefined {
  for (const person of people.values()) if (person.accountId === accountId) return person
  return undefined
}
