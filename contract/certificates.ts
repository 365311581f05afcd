import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The certificate request of spec §3: `received` starts false. */
const certificateRequest = z.object({ email: z.string(), received: z.boolean() })

export type CertificateRequest = z.output<typeof certificateRequest>

export const getCertificateRequest = endpoint({
  method: 'GET',
  path: '/api/certificate-request',
  access: 'learner',
  summary: 'Read the own certificate request; null when there is none',
  output: z.object({ request: certificateRequest.nullable() }),
  errors: {},
})

/**
 * Asks for the certificate, once (spec §4): `created` is false when the request was there already. It goes to the
 * account's e-mail, so `email-missing` where there is none.
 */
export const requestCertificate = endpoint({
  method: 'POST',
  path: '/api/certificate-request',
  access: 'learner',
  summary: 'Request the completion certificate',
  body: z.strictObject({}),
  output: z.object({ created: z.boolean(), request: certificateRequest }),
  errors: { 'modules-missing': 409, 'email-missing': 409 },
})
