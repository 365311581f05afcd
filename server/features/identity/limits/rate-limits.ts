import { createHash } from 'node:crypto'
import type { IdentitySettings } from '../identity.config.ts'
import type { Window } from '../records/throttle.store.ts'

/** How often something may be asked for. `kind` keeps the counts of different limits apart. */
export interface RequestLimit extends Window {
  readonly kind: string
  /** How often from a whole IPv6 site; four times `max` where nothing is said. */
  readonly siteMax?: number
}

const tenMinutes = 10 * 60_000
const hour = 60 * 60_000
const day = 24 * hour

/** From how many addresses together one mailbox may be written to, in times of what one address may ask for. */
const addressesPerMailbox = 4

/** Hours' worth of e-mails that strangers may have sent to one mailbox in a day. */
const hoursPerDay = 3

/** How often an account may try to change its e-mail in an hour: each try tells whether one is taken. */
const emailChanges = 10

/** What a count that only informs may reach: the most that the column holds in both engines. */
export const unlimited = 2_000_000_000

/** The limits on requests, as the settings have them. */
export function requestLimits(settings: IdentitySettings) {
  const { mailLimit } = settings
  const mailbox = mailLimit * addressesPerMailbox
  return {
    /** Any call, by address. */
    call: { kind: 'call', max: settings.callLimit, window: tenMinutes },
    signUp: { kind: 'sign-up', max: settings.signUpLimit, window: tenMinutes },
    /** Accounts made with a password or without anything, from anywhere. */
    signUpsEverywhere: { kind: 'sign-ups-everywhere', max: settings.signUpCeiling, window: hour },
    signIn: { kind: 'sign-in', max: settings.signInLimit, window: tenMinutes },
    /** Redirects to other providers, by address. */
    redirect: { kind: 'redirect', max: settings.signInLimit, window: tenMinutes },
    /** Action codes tried, by address. */
    code: { kind: 'code', max: settings.codeLimit, window: tenMinutes },
    /** Changes of an e-mail tried, by account. */
    emailChange: { kind: 'email-change', max: emailChanges, window: hour },
    /** E-mails asked for, by address. */
    mail: { kind: 'mail', max: settings.mailAddressLimit, window: tenMinutes },
    /** E-mails to one mailbox asked for from one address, so that few strangers can use up what its owner needs. */
    mailTo: { kind: 'mail-to', max: mailLimit, siteMax: 2 * mailLimit, window: hour },
    /** E-mails to one mailbox that strangers asked for, from anywhere. */
    mailbox: { kind: 'mailbox', max: mailbox, window: hour },
    mailboxDay: { kind: 'mailbox-day', max: mailbox * hoursPerDay, window: day },
    /** E-mails to one mailbox asked for where its account was signed in to. */
    mailboxReserve: { kind: 'mailbox-reserve', max: 2 * mailLimit, window: hour },
    /** E-mails to mailboxes that no account has verified, from anywhere. */
    mailUnverified: { kind: 'mail-unverified', max: settings.mailCeiling, window: hour },
    /** Those to verified ones only count, so that both take as long. */
    mailVerified: { kind: 'mail-verified', max: unlimited, window: hour },
  } satisfies Record<string, RequestLimit>
}

/** The key of a count: of its kind and of whom it concerns, so that the table names nobody. */
export function throttleKey(kind: string, ...subject: readonly (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...subject]))
    .digest('base64url')
}
