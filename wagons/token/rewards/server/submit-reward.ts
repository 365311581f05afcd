import { randomUUID } from 'node:crypto'
import { hashActionCode, newActionCode } from '#features/identity/server/emails/action-code.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { requestLimits } from '#features/identity/server/limits/identity-limits.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { admitBelowCeiling } from '#platform/server/limits/shared-ceiling.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { composeEmail } from '#platform/server/mail/email-page.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { englishConfirmation, type Repeated } from './confirmation-words-en.ts'
import { frenchConfirmation } from './confirmation-words-fr.ts'
import { insertReward, putRewardCode, type Submission } from './reward.store.ts'
import type { RewardsSettings } from './rewards.config.ts'

/** In ms. */
const confirmationLife = 7 * day

/** S7.15. Submissions never overwrite one another. */
export async function submitReward(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { email, evmAddress = '' }: { email: string; evmAddress?: string | undefined },
): Promise<{ id: string }> {
  const id = randomUUID()
  await insertReward(db, { id, email, evmAddress, submittedAt: clock() })
  return { id }
}

interface Sent extends Submission {
  readonly id: string
  readonly address: string
  readonly language: string
}

/** `malformed`: no e-mail can reach it. `enough`: its reader, or the sender, has caused too many. */
type ConfirmationOutcome = 'sent' | 'malformed' | 'enough' | 'mail-away'

/** Any visitor may name any e-mail, so each gets but a few a day, and half of those from one network. */
export async function sendConfirmation(
  identity: Identity,
  { emailLimit }: Pick<RewardsSettings, 'emailLimit'>,
  { id, address, language, ...submission }: Sent,
): Promise<ConfirmationOutcome> {
  const to = normaliseEmail(submission.email)
  if (to === undefined) return 'malformed'
  const { db, clock, random, mailer, publicUrl, settings } = identity
  const mailbox = { kind: 'reward-letter', max: emailLimit, window: day }
  // So that one stranger cannot use up what the reader needs.
  const fromHere = { kind: 'reward-letter-from', max: Math.ceil(emailLimit / 2), window: day }
  const { mail, mailUnverified } = requestLimits(settings)
  // First the narrow limits: what they refuse does not use up what others may ask for.
  const excess =
    (await admitRequest(identity, fromHere, [to, address])) ??
    (await admitRequest(identity, mailbox, [to])) ??
    (await admitRequest(identity, mail, [address])) ??
    (await admitBelowCeiling(identity, mailUnverified, address))
  if (excess !== undefined) return 'enough'
  const code = newActionCode(random)
  await putRewardCode(db, id, { hash: hashActionCode(code), expiresAt: clock() + confirmationLife })
  try {
    const link = `${publicUrl}/reward/confirm?code=${code}`
    const write = inPageLanguage({ en: englishConfirmation, fr: frenchConfirmation }, language)
    await mailer.send(composeEmail(identity, write(repeatable(submission)), { to, link, language }))
    return 'sent'
  } catch (error) {
    await putRewardCode(db, id, null)
    if (error instanceof MailError) return 'mail-away'
    throw error
  }
}

function repeatable({ email, evmAddress }: Submission): Repeated {
  if (evmAddress === '') return { email, address: 'none' }
  const isAddress = /^0x[\da-fA-F]{40}$/.test(evmAddress)
  return { email, address: isAddress ? (evmAddress as `0x${string}`) : 'not-repeated' }
}
