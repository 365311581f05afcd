import { decodeJwt } from 'jose'
import type { ServiceAnswer } from './compared-services.ts'

/**
 * An answer with what has to differ between two services (ids, tokens, times) replaced by what it is; ID tokens by
 * their claims. A value that is not what its name promises stays as it is, and shows.
 */
export function shapeOf({ status, body }: ServiceAnswer, isOurs: boolean): unknown {
  return { status, body: hasUnreadable(body) ? unreadable : shape(body, isOurs) }
}

/** A request that a service could not read: each says so in the words of its own reader. */
const unreadable = { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid…' } }

const hasUnreadable = (body: ServiceAnswer['body']) =>
  body?.error?.code === 400 &&
  body.error.status === 'INVALID_ARGUMENT' &&
  /^Invalid /.test(body.error.message)

/** The shape without the values of some names, wherever they are. */
export function withoutNames(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNames(item, names))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutNames(item, names)]))
}

function shape(value: unknown, isOurs: boolean, name = ''): unknown {
  const left = isOurs ? onlyOurs[name] : onlyTheirs[name]
  if (left !== undefined) return undefined
  if (Array.isArray(value)) return value.map((item) => shape(item, isOurs, name))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, shape(item, isOurs, key)] as const)
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
  }
  if (typeof value === 'string' && tokens.has(name)) return shape(decodeJwt(value), isOurs, 'claims')
  const kind = kinds[name]
  if (kind?.test(String(value))) return `${typeof value} like ${kind}`
  // In double parentheses the emulator adds a note of its own.
  return typeof value === 'string' ? value.replace(/( : )?\(\(.*\)\)$/, '') : value
}

const tokens = new Set(['idToken', 'id_token', 'access_token'])

const id = /^\w{20,128}$/
const seconds = /^\d{10}$/
const milliseconds = /^\d{13}$/
const something = /^.{20,}$/

/** What the values of some names look like, whatever they are. */
const kinds: Record<string, RegExp> = {
  localId: id,
  user_id: id,
  sub: id,
  refreshToken: something,
  refresh_token: something,
  oauthIdToken: something,
  sessionId: something,
  rawUserInfo: /^\{"sub":".*\}$/,
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  validSince: seconds,
  createdAt: milliseconds,
  lastLoginAt: milliseconds,
  passwordUpdatedAt: milliseconds,
  lastRefreshAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
}

/** What the oracle answers and we do not, each with the reason. */
const onlyTheirs: Record<string, string> = {
  salt: 'shows the salt of the password to the browser; the genuine service does not',
  passwordHash: 'shows the hash; the genuine service writes REDACTED, as we do',
  oauthAccessToken: 'invents an access token; our providers give none to the browser',
  iss: 'claims to be Google',
  project_id: 'has a number for every project; ours has its name alone',
  projectId: 'the same',
  initialEmail: 'shows the e-mail before the first change; we know it by the code that brings it back',
  emailLinkSignin: 'an unread mark; our accounts with an e-mail may all be entered by a link',
}

/** What we answer and the oracle does not, each with the reason. */
const onlyOurs: Record<string, string> = {
  passwordHash: 'REDACTED, see above',
  disabled: 'the genuine service always says it, the oracle only when it is true',
  iss: 'our own issuer',
  iat_ms: 'tells a token from one that was revoked in the same second',
  jti: 'keeps two tokens of the same second apart',
  project_id: 'see above',
  projectId: 'see above',
  nonce: 'the genuine service repeats it, so that the client can make the credential again',
}
