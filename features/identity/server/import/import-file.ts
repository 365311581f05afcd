import { z } from 'zod'
import type { ScryptParameters } from '../passwords/imported-hash.ts'

export class ImportFileError extends Error {
  override name = 'ImportFileError'

  constructor(file: string, place: string, reason: string) {
    super(`${file}${place && ` at ${place}`}: ${reason}.`)
  }
}

/** Times are milliseconds since 1970, as a string of digits. */
const time = z
  .union([z.string(), z.number()], 'must be a time in milliseconds')
  .transform(String)
  .refine((text) => /^\d{1,15}$/.test(text), 'must be a time in milliseconds')
  .transform(Number)
  .optional()

const text = z.string('must be a string').optional()
const yesNo = z.boolean('must be true or false').optional()
const base64 = z
  .string('must be base64')
  .regex(/^[\w+/-]*={0,2}$/, 'must be base64')
  .transform((encoded) => Buffer.from(encoded, 'base64').toString('base64'))
  .optional()

const exportedUser = z.object(
  {
    localId: z.string('must be the id of the account').regex(/^[^\0]{1,128}$/, 'must be 1 to 128 characters'),
    email: text,
    emailVerified: yesNo,
    passwordHash: base64,
    salt: base64,
    displayName: text,
    photoUrl: text,
    lastSignedInAt: time,
    createdAt: time,
    disabled: yesNo,
    phoneNumber: text,
    customAttributes: text,
    mfaInfo: z.array(z.unknown()).optional(),
    providerUserInfo: z
      .array(
        z.object({
          providerId: z.string('must be the id of a provider').min(1),
          rawId: text,
          email: text,
          displayName: text,
          photoUrl: text,
        }),
        'must be a list',
      )
      .default([]),
  },
  'must be an account',
)

export type ExportedUser = z.output<typeof exportedUser>

const exportFile = z.object(
  { users: z.array(exportedUser, 'must be the list of accounts') },
  'must be an object with a list of users, as `firebase auth:export` writes it',
)

/** @throws ImportFileError */
export function readExportedUsers(file: string, content: string): ExportedUser[] {
  return readJson(file, content, exportFile).users
}

const strictBase64 = z.string('must be base64').regex(/^[A-Za-z\d+/]*={0,2}$/, 'must be base64')
const whole = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(words).int(words).min(min, words).max(max, words)
}

const hashConfig = z.object(
  {
    algorithm: z.literal('SCRYPT', 'must be SCRYPT'),
    base64_signer_key: strictBase64.min(1, 'must not be empty'),
    base64_salt_separator: strictBase64.default(''),
    rounds: whole(1, 8),
    mem_cost: whole(1, 14),
  },
  'must contain the password hash parameters',
)

/** As JSON, or as the hosted service's console shows it. @throws ImportFileError */
export function readHashConfig(file: string, content: string): ScryptParameters {
  const shown = /^\s*hash_config\s*\{([^}]*)\}\s*$/.exec(content)?.[1]
  const json = shown === undefined ? content : JSON.stringify(pairsOf(shown))
  const config = readJson(file, json, hashConfig)
  return {
    signerKey: config.base64_signer_key,
    saltSeparator: config.base64_salt_separator,
    rounds: config.rounds,
    memoryCost: config.mem_cost,
  }
}

const pairsOf = (shown: string) =>
  Object.fromEntries([...shown.matchAll(/(\w+)\s*:\s*([^\s,]+)/g)].map(([, name, value]) => [name, value]))

/** @throws ImportFileError */
function readJson<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(parseJson(file, text))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ImportFileError(file, placeOf(issue?.path ?? []), issue?.message ?? 'is not valid')
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // Node names line and column or, early in the text, the characters around the mistake.
    const message = (error as SyntaxError).message
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
    const place = line && column ? `line ${line}, column ${column}` : ''
    throw new ImportFileError(file, place, `is not JSON: ${message}`)
  }
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
}
