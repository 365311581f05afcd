import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { refuseIdentity } from '../identity.errors.ts'
import {
  type ActionCode,
  deleteActionCodes,
  insertActionCode,
  listActionCodes,
} from '../records/action-code.store.ts'
import { codeLives, hashActionCode, newActionCode } from './action-code.ts'
import { actionLink } from './action-link.ts'
import { type EmailParts, writeEmail } from './email.ts'

export interface CodeDraft extends Pick<ActionCode, 'requestType' | 'uid' | 'email' | 'newEmail'> {
  readonly continueUrl: string | undefined
  readonly language?: string | undefined
}

/** Older codes stay valid, because strangers may ask for another one. @throws MailError; then no new code is left. */
export async function issueActionCode(
  identity: EmailParts,
  draft: CodeDraft,
): Promise<{ readonly hash: string } | Refusal<'INVALID_RECIPIENT_EMAIL'>> {
  const { email, hash, older } = await storeCode(identity, draft)
  try {
    await identity.mailer.send(email)
  } catch (error) {
    await deleteActionCodes(identity.db, [hash])
    if (error instanceof MailError && error.recipientRefused) return refuseIdentity('INVALID_RECIPIENT_EMAIL')
    throw error
  }
  await deleteActionCodes(identity.db, older)
  return { hash }
}

/** Sends and leaves nothing, so that an unknown e-mail costs what a known one costs. @throws MailError */
export async function pretendToIssueCode(identity: EmailParts, draft: CodeDraft): Promise<void> {
  const { email, hash } = await storeCode(identity, draft)
  try {
    await identity.mailer.check(email)
  } finally {
    await deleteActionCodes(identity.db, [hash])
  }
}

async function storeCode(identity: EmailParts, draft: CodeDraft) {
  const { db, clock, random } = identity
  const code = newActionCode(random)
  const hash = hashActionCode(code)
  const createdAt = clock()
  const expiresAt = createdAt + codeLives[draft.requestType]
  const older = await inTransaction(db, async (tx) => {
    const before = draft.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? await listActionCodes(tx, draft) : []
    await insertActionCode(tx, { ...draft, hash, createdAt, expiresAt })
    return before
  })
  const link = actionLink(identity, draft.requestType, code, draft.continueUrl, draft.language)
  return { email: writeEmail(identity, draft, link, draft.language), hash, older }
}
