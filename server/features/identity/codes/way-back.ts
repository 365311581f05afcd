import { Refusal } from '#server/platform/http/refusal.ts'
import type { Account } from '../accounts/account.store.ts'
import type { Identity } from '../identity.ts'
import { deleteActionCodes } from './action-code.store.ts'
import { issueActionCode } from './issue-action-code.ts'

/**
 * Changes the e-mail of an account, after telling its old one and sending it a link that brings it back. The letter
 * goes first, so that there is no change that nobody was told of; when the change is refused, the link is void.
 * An address that was never proven gets none: whose it is, nobody knows, and the link would hand over the account.
 * @throws MailError when the mail server is away; then nothing has changed.
 */
export async function withWayBack<T>(
  identity: Identity,
  { uid, email, emailVerified }: Account,
  newEmail: string,
  change: () => Promise<T>,
): Promise<T> {
  if (email === null || !emailVerified) return change()
  const draft = { requestType: 'RECOVER_EMAIL', uid, email, newEmail, continueUrl: undefined } as const
  // An address that takes no letters anymore does not hold up the change.
  const issued = await issueActionCode(identity, draft)
  if (issued instanceof Refusal) return change()
  let changed = false
  try {
    const outcome = await change()
    changed = !(outcome instanceof Refusal)
    return outcome
  } finally {
    if (!changed) await deleteActionCodes(identity.db, [issued.hash])
  }
}
