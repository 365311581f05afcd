import { hash } from 'node:crypto'
import { day, hour } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import {
  type ActionCode,
  deleteActionCodesOf,
  findActionCode,
  type RequestType,
} from '../records/action-code.store.ts'
import type { BaseParts, RandomBytes } from '../records/parts.ts'

/** In ms. A recovery link has to reach an owner who was away when the e-mail was changed. */
export const codeLives: Readonly<Record<RequestType, number>> = {
  PASSWORD_RESET: hour,
  EMAIL_SIGNIN: hour,
  VERIFY_EMAIL: 3 * day,
  VERIFY_AND_CHANGE_EMAIL: hour,
  RECOVER_EMAIL: 7 * day,
}

/** 256 bits: beyond guessing, so that a plain SHA-256 protects the stored side. */
const codeBytes = 32

export function newActionCode(random: RandomBytes): string {
  return Buffer.from(random(codeBytes)).toString('base64url')
}

export const hashActionCode = (code: string): string => hash('sha256', code, 'base64url')

const everyPurpose = Object.keys(codeLives) as RequestType[]

export async function findUsableCode(
  { db, clock }: Pick<BaseParts, 'db' | 'clock'>,
  text: string,
  purposes: readonly RequestType[] = everyPurpose,
): Promise<ActionCode | Refusal<'INVALID_OOB_CODE' | 'EXPIRED_OOB_CODE'>> {
  const code = await findActionCode(db, hashActionCode(text))
  if (!code || code.usedAt !== null || !purposes.includes(code.requestType))
    return refuseIdentity('INVALID_OOB_CODE')
  return clock() < code.expiresAt ? code : refuseIdentity('EXPIRED_OOB_CODE')
}

const endedByPassword: RequestType[] = ['PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL']
const endedByEmail: RequestType[] = [...endedByPassword, 'VERIFY_EMAIL']

/** Recovery links stay. */
export async function endActionCodes(db: Db, uid: string, changed: 'password' | 'email'): Promise<void> {
  await deleteActionCodesOf(db, uid, changed === 'email' ? endedByEmail : endedByPassword)
}
