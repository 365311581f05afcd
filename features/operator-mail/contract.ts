import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

export const howOften = z.enum(['daily', 'weekly', 'off'])

export type HowOften = z.output<typeof howOften>

export const getOperatorMail = endpoint({
  method: 'GET',
  path: '/api/operator/mail',
  access: 'operator',
  summary: 'Read how often the caller is sent what waits',
  /** Without a mail server none is sent. */
  output: z.object({ howOften, hasMailServer: z.boolean() }),
  errors: {},
})

/** From then on the email is in the language of this call. */
export const saveOperatorMail = endpoint({
  method: 'PUT',
  path: '/api/operator/mail',
  access: 'operator',
  summary: 'Choose how often to be sent what waits',
  localized: true,
  body: z.strictObject({ howOften }),
  output: z.object({ howOften }),
  errors: {},
})

/** What an operator downloads of it; null for one who never chose and was never sent any. */
export const operatorMailExport = z
  .object({
    howOften,
    language: z.string().nullable(),
    sentAt: timestamp.nullable(),
    refusedAt: timestamp.nullable(),
  })
  .nullable()

export type OperatorMailExport = z.output<typeof operatorMailExport>
