import { z } from 'zod'
import { readJson } from './import-file.ts'

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
