import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { oneOf, onOff, settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'

/** Fits an integer of both engines. */
const limit = wholeNumber(1, 1_000_000_000)

/** In lower case, without empty ones. */
const listOf = (isOne: (text: string) => boolean, names: string) =>
  z
    .string()
    .transform((text) => text.toLowerCase().split(','))
    .transform((parts) => parts.map((part) => part.trim()).filter(Boolean))
    .refine((parts) => parts.every(isOne), `must be ${names} separated by commas`)

const spareCores = () => Math.min(64, Math.max(1, availableParallelism() - 1))

export const identitySettings = settings({
  mode: {
    env: 'IDENTITY',
    schema: oneOf('built-in', 'firebase'),
    fallback: 'built-in',
    about: 'Identity service to use: the one built into this server, or hosted Firebase Authentication.',
  },
  apiKey: {
    env: 'IDENTITY_API_KEY',
    // S5.12; the client refuses such a key too.
    schema: z
      .string()
      .regex(/^[^:]*$/, 'must not contain a colon')
      .regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 printable characters without spaces'),
    fallback: 'edutrain',
    about: 'API key that the identity client sends. Public; browsers use it to keep sessions apart.',
  },
  projectId: {
    env: 'IDENTITY_PROJECT_ID',
    schema: z.string().regex(/^[\w-]{1,128}$/, 'must be 1 to 128 letters, digits, hyphens or underscores'),
    fallback: 'edutrain',
    about: 'Project ID: the audience of ID tokens.',
  },
  authDomain: {
    env: 'IDENTITY_AUTH_DOMAIN',
    // S5.13.
    schema: z
      .string()
      .regex(/^[^:]*$/, 'must not contain a colon')
      .regex(/^([a-z\d-]+(\.[a-z\d-]+)+)?$/i, 'must be a host name'),
    about: 'Auth domain of the hosted service; required with `IDENTITY=firebase`.',
  },
  emulatorUrl: {
    env: 'IDENTITY_EMULATOR_URL',
    // S5.14.
    schema: z
      .string()
      .refine((text) => text === '' || isWebAddress(text), 'must start with http:// or https://')
      .transform((text) => text && new URL(text).origin),
    about: 'Address of an auth emulator to use instead of the hosted service. Its tokens are not secure.',
  },
  googleJwksUrl: {
    env: 'IDENTITY_GOOGLE_JWKS_URL',
    schema: z.string().refine(isWebAddress, 'must start with http:// or https://'),
    fallback: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    about: 'Address of the hosted service’s keys; change it only in tests.',
  },
  issuer: {
    env: 'IDENTITY_ISSUER',
    schema: z
      .string()
      .refine(isWebAddress, 'must start with http:// or https://')
      .refine((issuer) => !isGoogle(issuer), 'must be an address of your own, not one of Google’s'),
    fallback: 'https://edutrain.invalid/identity',
    about: 'Issuer written into ID tokens: a URL of your own. Changing it ends every session.',
  },
  authorizedDomains: {
    env: 'IDENTITY_AUTHORIZED_DOMAINS',
    schema: listOf((domain) => /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(domain), 'host names'),
    about:
      'Domains that links in emails may lead on to, including their subdomains. By default the domain of `PUBLIC_URL` and, if that is not https, `localhost` and `127.0.0.1`.',
  },
  operatorEmails: {
    env: 'OPERATOR_EMAILS',
    schema: listOf((email) => normaliseEmail(email) === email, 'emails'),
    about: 'Emails of operators, who can open `/operator` once the email of their account is verified.',
  },
  operatorSecondFactor: {
    env: 'OPERATOR_SECOND_FACTOR',
    schema: oneOf('when-enrolled', 'required', 'offered'),
    fallback: 'when-enrolled',
    about:
      'Whether operators need a second factor for `/operator`: all of them (`required`), only those who have one (`offered`), or all of them as soon as the first one has it (`when-enrolled`).',
  },
  enumerationProtection: {
    env: 'IDENTITY_ENUMERATION_PROTECTION',
    schema: onOff,
    fallback: 'on',
    about: 'Whether a failed login hides which of email and password was wrong.',
  },
  hashingConcurrency: {
    env: 'IDENTITY_HASHING_CONCURRENCY',
    schema: z
      .string()
      .transform((text) => (text === 'auto' ? String(spareCores()) : text))
      .pipe(wholeNumber(1, 64)),
    fallback: 'auto',
    about:
      'Password hashes computed at the same time; each takes 19 MiB and a thread. `auto` leaves one core for requests.',
  },
  hashingQueue: {
    env: 'IDENTITY_HASHING_QUEUE',
    schema: wholeNumber(1, 1_000_000),
    fallback: '500',
    about:
      'Password hashes that may wait in the queue; further requests are answered 503. Logins never wait for sign-ups, and logins from addresses known to their account never wait for those from unknown ones.',
  },
  callLimit: {
    env: 'IDENTITY_CALL_LIMIT',
    schema: limit,
    fallback: '20000',
    about: 'Calls of any kind to the identity service that one network address may make in ten minutes.',
  },
  signUpLimit: {
    env: 'IDENTITY_SIGN_UP_LIMIT',
    schema: limit,
    fallback: '300',
    about:
      'Accounts that one network address may register in ten minutes, including failed attempts; and, counted apart, as many guests.',
  },
  signUpCeiling: {
    env: 'IDENTITY_SIGN_UP_CEILING',
    schema: limit,
    fallback: '3000',
    about:
      'Accounts that may be registered in an hour, from all network addresses together, and, counted apart, as many guests. Once half of them are, each network (IPv4 /24, IPv6 /48) may have a tenth of what is left.',
  },
  signInLimit: {
    env: 'IDENTITY_SIGN_IN_LIMIT',
    schema: limit,
    fallback: '1200',
    about: 'Logins and new passwords that one network address may try in ten minutes.',
  },
  failureLimit: {
    env: 'IDENTITY_FAILURE_LIMIT',
    schema: limit,
    fallback: '400',
    about:
      'Wrong passwords from one network address in ten minutes, after which only accounts known there can log in.',
  },
  freeTries: {
    env: 'IDENTITY_FREE_TRIES',
    schema: wholeNumber(1, 1000),
    fallback: '10',
    about:
      'Wrong passwords for one account from one network address, after which each further attempt has to wait.',
  },
  accountFailureLimit: {
    env: 'IDENTITY_ACCOUNT_FAILURE_LIMIT',
    schema: limit,
    fallback: '50',
    about:
      'Wrong passwords for one account in an hour, after which network addresses unknown to it get only one free attempt.',
  },
  mailLimit: {
    env: 'IDENTITY_MAIL_LIMIT',
    schema: wholeNumber(1, 100_000_000),
    fallback: '5',
    about:
      'Emails to one mailbox that one network address may request in an hour. All unknown network addresses together may request four times as many in an hour, and twelve times as many in a day. Each network address that has logged in to its account may request twice as many.',
  },
  mailAddressLimit: {
    env: 'IDENTITY_MAIL_ADDRESS_LIMIT',
    schema: limit,
    fallback: '200',
    about: 'Emails that one network address may request in ten minutes.',
  },
  mailCeiling: {
    env: 'IDENTITY_MAIL_CEILING',
    schema: limit,
    fallback: '3000',
    about:
      'Emails sent in an hour to email addresses that no account has verified, from all network addresses together; emails to verified addresses are still sent. Once half of them are, each network (IPv4 /24, IPv6 /48) may have a tenth of what is left.',
  },
  codeLimit: {
    env: 'IDENTITY_CODE_LIMIT',
    schema: limit,
    fallback: '300',
    about: 'Codes from emails that one network address may try in ten minutes.',
  },
  anonymous: {
    env: 'IDENTITY_ANONYMOUS',
    schema: onOff,
    fallback: 'on',
    about:
      'Whether visitors may play as guests, without an account, and register later. With hosted Firebase Authentication its project decides.',
  },
  oidcIssuer: {
    env: 'OIDC_ISSUER',
    schema: z
      .string()
      .refine(
        (text) => text === '' || isProviderAddress(text),
        'must start with https://, or with http://localhost',
      ),
    about: 'Issuer of an OpenID Connect provider that visitors can log in with; empty for none.',
  },
  oidcClientId: {
    env: 'OIDC_CLIENT_ID',
    schema: z.string().max(255),
    about: 'Client ID of this site at the provider. Required with `OIDC_ISSUER`.',
  },
  oidcClientSecret: {
    env: 'OIDC_CLIENT_SECRET',
    secret: true,
    schema: z.string(),
    about: 'Client secret of this site at the provider; empty for a public client.',
  },
  oidcLabel: {
    env: 'OIDC_LABEL',
    schema: z.string().max(80),
    fallback: 'OpenID Connect',
    about: 'Name of the provider, as shown on its button.',
  },
  oidcId: {
    env: 'OIDC_ID',
    schema: z
      .string()
      .regex(
        /^oidc\.[a-z0-9][a-z0-9.-]{0,60}$/,
        'must be oidc. and then lower-case letters, digits, dots or hyphens',
      ),
    fallback: 'oidc.provider',
    about: 'ID of the provider in the identity client. Changing it cuts off the accounts linked to it.',
  },
})

export type IdentitySettings = Values<typeof identitySettings>

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

function isGoogle(address: string): boolean {
  return (
    URL.canParse(address) && /(^|\.)(google|googleapis|firebaseapp)\.com$/.test(new URL(address).hostname)
  )
}

/** Without TLS only on this very machine: on the way to another one the answer could be forged. */
function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  if (username || search || hash) return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly identity: IdentitySettings
  }
}
