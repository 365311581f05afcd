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
import type { EmailParts } from './email.ts'
import { writeEmail } from './email.ts'

export interface CodeDraft extends Pick<ActionCode, 'requestType' | 'uid' | 'email' | 'newEmail'> {
  readonly continueUrl: string | undefined
  readonly language?: string | undefined
}

interface IssuedCode {
  readonly hash: string
}

/** Older codes stay valid, because strangers may ask for another one. @throws MailError; then no new code is left. */
export async function issueActionCode(
  identity: EmailParts,
  draft: CodeDraft,
): Promise<IssuedCode | Refusal<'INVALID_RECIPIENT_EMAIL'>> {
  const { code, hash, older } = await storeCode(identity, draft)
  const link = actionLink(identity, draft.requestType, code, draft.continueUrl, draft.language)
  try {
    await identity.mailer.send(writeEmail(identity, draft, link, draft.language))
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
  const { code, hash } = await storeCode(identity, draft)
  const link = actionLink(identity, draft.requestType, code, draft.continueUrl, draft.language)
  try {
    await identity.mailer.check(writeEmail(identity, draft, link, draft.language))
  } finally {
    await deleteActionCodes(identity.db, [hash])
  }
}

async function storeCode({ db, clock, random }: EmailParts, draft: CodeDraft) {
  const code = newActionCode(random)
  const hash = hashActionCode(code)
  const now = clock()
  const { requestType, uid, email, newEmail } = draft
  const older = await inTransaction(db, async (tx) => {
    const before = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? await listActionCodes(tx, draft) : []
    const expiresAt = now + codeLives[requestType]
    await insertActionCode(tx, {
      hash,
      requestType,
      uid,
      email,
      newEmail,
      createdAt: now,
      expiresAt,
      usedAt: null,
    })
    return before
  })
  return { code, hash, older }
}
