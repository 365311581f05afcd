import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

/** Of the texts that one agrees to, terms and privacy: another text has another one. */
const termsVersion = z.string().regex(/^[\da-f]{8}$/, 'must be the version of a text')

/** In years. */
const age = z.int().min(1).max(150)

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/agreement',
  access: 'learner',
  summary: 'Read whether you have agreed to the terms as they are now',
  output: z.object({
    version: termsVersion,
    agreed: z.enum(['now', 'before', 'never']),
    /** The age that is still to be stated with the agreement. */
    askedAge: age.optional(),
  }),
  errors: {},
})

export type Agreement = z.output<typeof getAgreement.output>

/** Idempotent. `age` says that the learner is as old as `askedAge`, or that school or parents have agreed. */
export const agree = endpoint({
  method: 'PUT',
  path: '/api/agreement',
  access: 'learner',
  summary: 'Agree to the terms as they are now',
  body: z.strictObject({ version: termsVersion, age: age.optional() }),
  output: z.object({ version: termsVersion }),
  errors: { 'changed-terms': 409, 'age-missing': 409 },
})

/** `statedAge` is what was asked then; null where nothing was. */
export const agreementsExport = z.array(
  z.object({ version: termsVersion, agreedAt: timestamp, statedAge: age.nullable() }),
)

export type AgreementsExport = z.output<typeof agreementsExport>
