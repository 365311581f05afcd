import { Refusal } from '#platform/server/http/refusal.ts'
import { countEmail } from '../limits/admit-email.ts'
import { findAccount } from '../records/account.store.ts'
import type { Account } from '../records/account.ts'
import { deleteActionCodes } from '../records/action-code.store.ts'
import type { EmailParts } from './email.ts'
import { issueActionCode } from './issue-action-code.ts'

/**
 * To the old e-mail, even beyond the limits of the mailbox; not to an unverified one, which would get the account.
 * @throws MailError when the mail server is away; then nothing has changed.
 */
export async function withRecoveryLink<T>(
  identity: EmailParts,
  { uid, email, emailVerified }: Account,
  newEmail: string,
  change: () => Promise<T>,
): Promise<T> {
  if (email === null || !emailVerified) return change()
  const { db } = identity
  await countEmail(identity, email)
  const draft = { requestType: 'RECOVER_EMAIL', uid, email, newEmail, continueUrl: undefined } as const
  // An address that takes no e-mails any more does not hold up the change.
  const issued = await issueActionCode(identity, draft)
  if (issued instanceof Refusal) return change()
  try {
    const outcome = await change()
    if (outcome instanceof Refusal) await deleteActionCodes(db, [issued.hash])
    return outcome
  } catch (error) {
    // A connection may break while it commits: then the change may have come about all the same.
    if ((await findAccount(db, uid))?.email === email) await deleteActionCodes(db, [issued.hash])
    throw error
  }
}
