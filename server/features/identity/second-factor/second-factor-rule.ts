import type { BaseParts } from '../records/parts.ts'
import { findSecondFactor, hasEnrolledOperator } from '../records/second-factor.store.ts'

/**
 * Whether an operator needs a second factor at the desk. By itself that begins with the first operator who has one, so
 * that nobody is locked out of a new site; who has one is always asked for it.
 */
export async function isSecondFactorNeeded(
  { db, settings }: Pick<BaseParts, 'db' | 'settings'>,
  uid: string,
): Promise<boolean> {
  switch (settings.operatorSecondFactor) {
    case 'required':
      return true
    case 'offered':
      return (await findSecondFactor(db, uid)) !== undefined
    case 'when-enrolled':
      return hasEnrolledOperator(db, settings.operatorEmails)
  }
}
