import type { Db } from '#server/database.ts'
import { deleteSubmissions } from './submission.store.ts'

/**
 * Removes every submission with an e-mail, whatever its case, confirmed or not. For an e-mail that its owner has verified:
 * anybody may have submitted it.
 */
export function removeSubmissions(db: Db, email: string): Promise<void> {
  return deleteSubmissions(db, email.toLowerCase())
}
