import type { Refusal } from '#platform/server/http/refusal.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { RequestType } from '../records/action-code.store.ts'
import type { EmailParts } from './email.ts'

const modes: Readonly<Record<RequestType, string>> = {
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

export function actionLink(
  { publicUrl, settings }: Pick<EmailParts, 'publicUrl' | 'settings'>,
  requestType: RequestType,
  code: string,
  continueUrl: string | undefined,
  language = 'en',
): string {
  const query = new URLSearchParams({
    mode: modes[requestType],
    oobCode: code,
    apiKey: settings.apiKey,
    lang: language,
    ...(continueUrl === undefined ? {} : { continueUrl }),
  })
  return `${publicUrl}/auth/action?${query}`
}

/** So that every mail program passes on the whole link. */
const maxLength = 1024

/** Where links may lead on to: the domains of the settings, else our own and, without https, a developer's machine. */
export function authorizedDomains({
  settings,
  publicUrl,
}: Pick<EmailParts, 'settings' | 'publicUrl'>): readonly string[] {
  if (settings.authorizedDomains.length > 0) return settings.authorizedDomains
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' ? [hostname] : [...new Set([hostname, 'localhost', '127.0.0.1'])]
}

export function readContinueUrl(
  identity: Pick<EmailParts, 'settings' | 'publicUrl'>,
  wanted: string | undefined,
): string | undefined | Refusal<'INVALID_CONTINUE_URI' | 'UNAUTHORIZED_DOMAIN'> {
  if (!wanted) return undefined
  const url = parseWebAddress(wanted)
  if (!url || url.href.length > maxLength) return refuseIdentity('INVALID_CONTINUE_URI')
  const authorized = authorizedDomains(identity).some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  )
  return authorized ? url.href : refuseIdentity('UNAUTHORIZED_DOMAIN')
}

/** An address of a page; undefined for any other, and for one with a user name, which only misleads. */
export function parseWebAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}
