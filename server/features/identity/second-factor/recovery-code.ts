import { createHash } from 'node:crypto'
import type { RandomBytes } from '../records/parts.ts'

/** How many codes an operator gets at once. */
export const recoveryCodeCount = 10

/** Without letters and digits that look alike on paper; 32 of them, so five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 5

/** A code of 75 bits, as `xxxxx-xxxxx-xxxxx`: beyond guessing, so that a plain SHA-256 protects the stored side. */
export function newRecoveryCode(random: RandomBytes): string {
  const letters = [...random(groups * groupLength)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-')
}

/** What is stored of a recovery code; however it is typed: hyphens, spaces and capitals do not count. */
export function hashRecoveryCode(text: string): string {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(plain).digest('base64url')
}
