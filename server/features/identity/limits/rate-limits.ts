import type { IdentitySettings } from '../identity.config.ts'
import type { Window } from './throttle.store.ts'

/** How often something may be asked for. `kind` keeps the counts of different limits apart. */
export interface RequestLimit extends Window {
  readonly kind: string
}

const tenMinutes = 10 * 60_000
const hour = 60 * 60_000

/** From how many addresses together one mailbox may be written to, in times of what one address may ask for. */
const addressesPerMailbox = 4

/** The limits on requests, as the settings have them. */
export function requestLimits(settings: IdentitySettings) {
  return {
    /** Any call, by address. */
    call: { kind: 'call', max: settings.callLimit, window: tenMinutes },
    signUp: { kind: 'sign-up', max: settings.signUpLimit, window: tenMinutes },
    signIn: { kind: 'sign-in', max: settings.signInLimit, window: tenMinutes },
    /** Redirects to other providers, by address. */
    redirect: { kind: 'redirect', max: settings.signInLimit, window: tenMinutes },
    /** Action codes tried, by address. */
    code: { kind: 'code', max: settings.codeLimit, window: tenMinutes },
    /** Letters asked for, by address. */
    mail: { kind: 'mail', max: settings.mailAddressLimit, window: tenMinutes },
    /** Letters to one e-mail asked for from one address, so that few strangers can use up what its owner needs. */
    mailTo: { kind: 'mail-to', max: settings.mailLimit, window: hour },
    /** Letters to one e-mail asked for from anywhere. */
    mailbox: { kind: 'mailbox', max: settings.mailLimit * addressesPerMailbox, window: hour },
  } satisfies Record<string, RequestLimit>
}
