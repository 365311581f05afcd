import { z } from 'zod'
import { oneOf, onOff, settings, type Values, wholeNumber } from '#server/platform/config/settings.ts'

/** How people sign in. */
export const identitySettings = settings({
  mode: {
    env: 'IDENTITY',
    schema: oneOf('built-in'),
    fallback: 'built-in',
    about: 'Which identity service is used; `built-in` is the one in this server.',
  },
  apiKey: {
    env: 'IDENTITY_API_KEY',
    // Spec §5; the client refuses such a key too.
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
  issuer: {
    env: 'IDENTITY_ISSUER',
    schema: z
      .string()
      .refine(isWebAddress, 'must start with http:// or https://')
      .refine((issuer) => !isGoogle(issuer), 'must be an address of your own, never one of Google'),
    fallback: 'https://edutrain.invalid/identity',
    about: 'Issuer written into ID tokens, a URL of your own. A change ends every session.',
  },
  enumerationProtection: {
    env: 'IDENTITY_ENUMERATION_PROTECTION',
    schema: onOff,
    fallback: 'on',
    about: 'Whether a failed sign-in hides if the e-mail or the password was wrong.',
  },
  hashingConcurrency: {
    env: 'IDENTITY_HASHING_CONCURRENCY',
    schema: wholeNumber(1, 64),
    fallback: '2',
    about: 'How many password hashes are computed at the same time; each takes 19 MiB and a thread.',
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
