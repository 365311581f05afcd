import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { oneOf, onOff, settings, type Values, wholeNumber } from '#server/platform/config/settings.ts'
import { normaliseEmail } from './records/account.ts'

/** Fits an integer of both engines. */
const limit = wholeNumber(1, 1_000_000_000)

const spareCores = () => Math.min(64, Math.max(1, availableParallelism() - 1))

export const identitySettings = settings({
  mode: {
    env: 'IDENTITY',
    schema: oneOf('built-in', 'firebase'),
    fallback: 'built-in',
    about: 'Which identity service is used: the one in this server, or hosted Firebase Authentication.',
  },
  apiKey: {
    env: 'IDENTITY_API_KEY',
    // S5.12; the client refuses such a key too.
    schema: z
      .string()
      .regex(/^[^:]*$/, 'must not contain a colon')
      .regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 printable characters without spaces'),
    fallback: 'edutrain',
    about: 'API key that the identity client sends. Public; browsers keep sessions apart by it.',
  },
  projectId: {
    env: 'IDENTITY_PROJECT_ID',
    schema: z.string().regex(/^[\w-]{1,128}$/, 'must be 1 to 128 letters, digits, hyphens or underscores'),
    fallback: 'edutrain',
    about: 'Project id: the audience of ID tokens.',
  },
  authDomain: {
    env: 'IDENTITY_AUTH_DOMAIN',
    // S5.13.
    schema: z
      .string()
      .regex(/^[^:]*$/, 'must not contain a colon')
      .regex(/^([a-z\d-]+(\.[a-z\d-]+)+)?$/i, 'must be a host name'),
    fallback: '',
    about: 'Auth domain of the hosted service; needed with `IDENTITY=firebase`.',
  },
  emulatorUrl: {
    env: 'IDENTITY_EMULATOR_URL',
    // S5.14.
    schema: z
      .string()
      .refine((text) => text === '' || isWebAddress(text), 'must start with http:// or https://')
      .transform((text) => text && new URL(text).origin),
    fallback: '',
    about: 'Address of an auth emulator, used in place of the hosted service. Its tokens prove nothing.',
  },
  googleJwksUrl: {
    env: 'IDENTITY_GOOGLE_JWKS_URL',
    schema: z.string().refine(isWebAddress, 'must start with http:// or https://'),
    fallback: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    about: 'Where the keys of the hosted service are; another address only in tests.',
  },
  issuer: {
    env: 'IDENTITY_ISSUER',
    schema: z
      .string()
      .refine(isWebAddress, 'must start with http:// or https://')
      .refine((issuer) => !isGoogle(issuer), 'must be an address of your own, never one of Google'),
    fallback: 'https://edutrain.invalid/identity',
    about: 'Issuer written into ID tokens, a URL of your own. A change ends every session.',
  },
  authorizedDomains: {
    env: 'IDENTITY_AUTHORIZED_DOMAINS',
    schema: z
      .string()
      .transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .map((domain) => domain.trim())
          .filter(Boolean),
      )
      .refine(
        (domains) => domains.every((domain) => /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(domain)),
        'must be host names with commas between them',
      ),
    fallback: '',
    about:
      'Domains that links in e-mails may go on to, those below them included; unless set, that of `PUBLIC_URL` and, while it is no https address, `localhost` and `127.0.0.1`.',
  },
  operatorEmails: {
    env: 'OPERATOR_EMAILS',
    schema: z
      .string()
      .transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .map((email) => email.trim())
          .filter(Boolean),
      )
      .refine(
        (emails) => emails.every((email) => normaliseEmail(email) === email),
        'must be e-mails with commas between them',
      ),
    fallback: '',
    about: 'E-mails of operators, who may open `/operator` once the e-mail of their account is verified.',
  },
  operatorSecondFactor: {
    env: 'OPERATOR_SECOND_FACTOR',
    schema: oneOf('when-enrolled', 'required', 'offered'),
    fallback: 'when-enrolled',
    about:
      'Whether operators need a second factor for `/operator`: every one, each who has one (`offered`), or by itself every one as soon as the first has one.',
  },
  enumerationProtection: {
    env: 'IDENTITY_ENUMERATION_PROTECTION',
    schema: onOff,
    fallback: 'on',
    about: 'Whether a failed sign-in hides if the e-mail or the password was wrong.',
  },
  hashingConcurrency: {
    env: 'IDENTITY_HASHING_CONCURRENCY',
    schema: z
      .string()
      .transform((text) => (text === 'auto' ? String(spareCores()) : text))
      .pipe(wholeNumber(1, 64)),
    fallback: 'auto',
    about:
      'How many password hashes are computed at the same time; each takes 19 MiB and a thread. `auto` leaves one core to requests.',
  },
  hashingQueue: {
    env: 'IDENTITY_HASHING_QUEUE',
    schema: wholeNumber(1, 1_000_000),
    fallback: '500',
    about:
      'How many password hashes may wait before one more, which is answered 503. Sign-ins wait for no sign-up, and those from addresses that their account knows for no stranger.',
  },
  callLimit: {
    env: 'IDENTITY_CALL_LIMIT',
    schema: limit,
    fallback: '20000',
    about: 'Calls of the identity service that one address may make in ten minutes, of any kind.',
  },
  signUpLimit: {
    env: 'IDENTITY_SIGN_UP_LIMIT',
    schema: limit,
    fallback: '300',
    about: 'Accounts that one address may register in ten minutes, failed tries included.',
  },
  signUpCeiling: {
    env: 'IDENTITY_SIGN_UP_CEILING',
    schema: limit,
    fallback: '3000',
    about: 'Accounts that may be registered in an hour, from all addresses together.',
  },
  signInLimit: {
    env: 'IDENTITY_SIGN_IN_LIMIT',
    schema: limit,
    fallback: '1200',
    about: 'Sign-ins and new passwords that one address may try in ten minutes.',
  },
  failureLimit: {
    env: 'IDENTITY_FAILURE_LIMIT',
    schema: limit,
    fallback: '400',
    about: 'Wrong passwords from one address in ten minutes, before only accounts known there may sign in.',
  },
  freeTries: {
    env: 'IDENTITY_FREE_TRIES',
    schema: wholeNumber(1, 1000),
    fallback: '10',
    about: 'Wrong passwords for one account from one address, before each further try has to wait.',
  },
  accountFailureLimit: {
    env: 'IDENTITY_ACCOUNT_FAILURE_LIMIT',
    schema: limit,
    fallback: '50',
    about: 'Wrong passwords for one account in an hour, before addresses it does not know have one free try.',
  },
  mailLimit: {
    env: 'IDENTITY_MAIL_LIMIT',
    schema: wholeNumber(1, 100_000_000),
    fallback: '5',
    about:
      'E-mails to one mailbox in an hour that one address may ask for. All strangers together may ask for four times as many, and for twelve times as many in a day; addresses that signed in to its account have twice as many of their own.',
  },
  mailAddressLimit: {
    env: 'IDENTITY_MAIL_ADDRESS_LIMIT',
    schema: limit,
    fallback: '200',
    about: 'E-mails that one address may ask for in ten minutes.',
  },
  mailCeiling: {
    env: 'IDENTITY_MAIL_CEILING',
    schema: limit,
    fallback: '3000',
    about:
      'E-mails in an hour to addresses that no account has verified, whoever asks for them; those to verified ones go on.',
  },
  codeLimit: {
    env: 'IDENTITY_CODE_LIMIT',
    schema: limit,
    fallback: '300',
    about: 'Codes out of e-mails that one address may try in ten minutes.',
  },
  anonymous: {
    env: 'IDENTITY_ANONYMOUS',
    schema: onOff,
    fallback: 'off',
    about: 'Whether visitors may have accounts without an e-mail, to add a way in later.',
  },
  oidcIssuer: {
    env: 'OIDC_ISSUER',
    schema: z
      .string()
      .refine(
        (text) => text === '' || isProviderAddress(text),
        'must start with https://, or with http://localhost',
      ),
    fallback: '',
    about: 'Issuer of an OpenID Connect provider that visitors may sign in with; empty for none.',
  },
  oidcClientId: {
    env: 'OIDC_CLIENT_ID',
    schema: z.string().max(255),
    fallback: '',
    about: 'Client id of this site at the provider. Needed with `OIDC_ISSUER`.',
  },
  oidcClientSecret: {
    env: 'OIDC_CLIENT_SECRET',
    secret: true,
    schema: z.string(),
    fallback: '',
    about: 'Client secret of this site at the provider; empty for a public client.',
  },
  oidcLabel: {
    env: 'OIDC_LABEL',
    schema: z.string().max(80),
    fallback: 'OpenID Connect',
    about: 'Name of the provider as its button shows it.',
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
    about: 'Id of the provider in the identity client. A change cuts off the accounts that are linked to it.',
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
