import { day, hour, minute } from '#platform/server/clock/clock.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { type RequestLimit, throttleKey, unlimited } from '#platform/server/limits/request-limits.ts'
import { admitBelowCeiling } from '#platform/server/limits/shared-ceiling.ts'
import { readCounts } from '#platform/server/limits/throttle.store.ts'
import type { IdentitySettings } from '../identity.config.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { BaseParts } from '../records/parts.ts'

const addressesPerMailbox = 4

const hoursPerDay = 3

/** In an hour: each try tells whether an e-mail is taken. */
const emailChanges = 10

export function requestLimits(settings: IdentitySettings) {
  const { mailLimit } = settings
  const mailbox = mailLimit * addressesPerMailbox
  return {
    call: { kind: 'call', max: settings.callLimit, window: 10 * minute },
    signUp: { kind: 'sign-up', max: settings.signUpLimit, window: 10 * minute },
    // As many as accounts, and counted apart: no number of guests keeps anyone from registering.
    guest: { kind: 'guest', max: settings.signUpLimit, window: 10 * minute },
    signIn: { kind: 'sign-in', max: settings.signInLimit, window: 10 * minute },
    redirect: { kind: 'redirect', max: settings.signInLimit, window: 10 * minute },
    code: { kind: 'code', max: settings.codeLimit, window: 10 * minute },
    mail: { kind: 'mail', max: settings.mailAddressLimit, window: 10 * minute },
    emailChange: { kind: 'email-change', max: emailChanges, window: hour },
    // By mailbox and address, so that few strangers can use up what its owner needs.
    mailTo: { kind: 'mail-to', max: mailLimit, siteMax: 2 * mailLimit, window: hour },
    mailbox: { kind: 'mailbox', max: mailbox, window: hour },
    mailboxDay: { kind: 'mailbox-day', max: mailbox * hoursPerDay, window: day },
    mailboxReserve: { kind: 'mailbox-reserve', max: 2 * mailLimit, window: hour },
    // All together. E-mails to verified mailboxes are only counted, so that both kinds take as long.
    signUpsEverywhere: { kind: 'sign-ups-everywhere', max: settings.signUpCeiling, window: hour },
    guestsEverywhere: { kind: 'guests-everywhere', max: settings.signUpCeiling, window: hour },
    mailUnverified: { kind: 'mail-unverified', max: settings.mailCeiling, window: hour },
    mailVerified: { kind: 'mail-verified', max: unlimited, window: hour },
  } satisfies Record<string, RequestLimit>
}

/** So that no number of addresses fills the database or the queue of hashes. */
export async function admitSignUp(
  identity: BaseParts,
  address: string,
  kind: 'signUpsEverywhere' | 'guestsEverywhere' = 'signUpsEverywhere',
): Promise<Refusal<'TOO_MANY_ATTEMPTS_TRY_LATER'> | undefined> {
  const excess = await admitBelowCeiling(identity, requestLimits(identity.settings)[kind], address)
  return excess === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}

export type UsedCeilings = Readonly<Record<'mail' | 'sign-ups', number>>

/** From 0 to 1, in the running hour. */
export async function readUsedCeilings({ db, clock, settings }: BaseParts): Promise<UsedCeilings> {
  const { mailUnverified, signUpsEverywhere } = requestLimits(settings)
  const [mail, signUps] = [throttleKey(mailUnverified.kind), throttleKey(signUpsEverywhere.kind)]
  const count = await readCounts(db, [mail, signUps], clock())
  return { mail: count(mail) / mailUnverified.max, 'sign-ups': count(signUps) / signUpsEverywhere.max }
}
