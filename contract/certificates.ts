import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { personName, timestamp } from './values.ts'

/** The certificate request (S3.6): `received` starts false, and is true once the certificate is issued. */
const certificateRequest = z.object({ email: z.string(), received: z.boolean() })

export type CertificateRequest = z.output<typeof certificateRequest>

export const getCertificateRequest = endpoint({
  method: 'GET',
  path: '/api/certificate-request',
  access: 'learner',
  summary: 'Read your own certificate request; null if there is none',
  output: z.object({ request: certificateRequest.nullable() }),
  errors: {},
})

/**
 * Asks for the certificate, once (S4.31, S4.32): `created` is false when the request was there already. It goes to the
 * account's e-mail, so `email-missing` where there is none. One that was declined may be made again. The e-mail on what
 * becomes of it is in the language of the caller.
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

/** An unguessable id: 128 bits as base64url. */
export const certificateId = z.string().regex(/^[\w-]{22}$/, 'must be the id of a certificate')

/** What became of a request, in the order of time; `detail` is what `kind` says, '' where it says nothing. */
export const certificateEvent = z.object({
  at: timestamp,
  kind: z.enum([
    'requested',
    /** The reason. */
    'declined',
    /** The name that an operator wrote. */
    'name-edited',
    /** The id of the certificate. */
    'issued',
    /** The id of the certificate that took the place of the one before. */
    'reissued',
    /** The reason. */
    'revoked',
    /** The name asked for. */
    'correction-requested',
    /** The reason. */
    'correction-declined',
    'mailed',
    'mail-failed',
  ]),
  detail: z.string(),
})

export type CertificateEvent = z.output<typeof certificateEvent>

const ownCertificate = z.object({
  id: certificateId,
  name: z.string(),
  issuedAt: timestamp,
  revokedAt: timestamp.nullable(),
  revokeReason: z.string().nullable(),
  /** Whether the public page shows name and date. */
  showsName: z.boolean(),
  /** The public page. */
  url: z.string(),
  /** LinkedIn's form with the certificate filled in. */
  linkedIn: z.string(),
})

export type OwnCertificate = z.output<typeof ownCertificate>

/** Where the learner is on the way to the certificate; `request` and `certificate` are null while there is none. */
export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/certificate',
  access: 'learner',
  summary: 'Read the history of your own certificate request',
  output: z.object({
    request: z
      .object({
        requestedAt: timestamp,
        /** The name that the certificate will bear, '' while there is none. */
        name: z.string(),
        declined: z.object({ at: timestamp, reason: z.string() }).nullable(),
      })
      .nullable(),
    certificate: ownCertificate.nullable(),
    /** The name that the learner asked to have instead, while no operator has answered. */
    correction: z.object({ name: z.string(), askedAt: timestamp }).nullable(),
    history: z.array(certificateEvent),
    /** Where to write to the initiative, if it said so. */
    contact: z.string().nullable(),
  }),
  errors: {},
})

/** Until the certificate is issued, in any script that it can be printed in. */
export const saveCertificateName = endpoint({
  method: 'PUT',
  path: '/api/certificate/name',
  access: 'learner',
  summary: 'Correct the name for your own certificate',
  body: z.strictObject({ name: personName }),
  output: z.object({ name: z.string() }),
  errors: { 'not-requested': 409, 'already-issued': 409, 'name-unprintable': 400 },
})

/** Asks for the certificate to be issued anew under another name; asking again changes the name asked for. */
export const requestCorrection = endpoint({
  method: 'PUT',
  path: '/api/certificate/correction',
  access: 'learner',
  summary: 'Request a different name on your own certificate',
  body: z.strictObject({ name: personName }),
  output: z.object({ name: z.string(), askedAt: timestamp }),
  errors: { 'not-issued': 409, revoked: 409, 'same-name': 409, 'name-unprintable': 400 },
})

export const saveShownName = endpoint({
  method: 'PUT',
  path: '/api/certificate/shown-name',
  access: 'learner',
  summary: 'Choose whether the public page of your own certificate shows name and date',
  body: z.strictObject({ showsName: z.boolean() }),
  output: z.object({ showsName: z.boolean() }),
  errors: { 'not-issued': 409 },
})

const pdf = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const getOwnPdf = endpoint({
  method: 'GET',
  path: '/api/certificate/certificate.pdf',
  access: 'learner',
  summary: 'Download your own certificate as a PDF',
  media: 'application/pdf',
  output: pdf,
  errors: { 'not-issued': 409, revoked: 409 },
})

const params = z.strictObject({ certificateId })

/** `not-found` also where the learner did not agree that name and date are shown, or the certificate is revoked. */
export const getPublicPdf = endpoint({
  method: 'GET',
  path: '/api/certificates/:certificateId/certificate.pdf',
  access: 'public',
  summary: 'Download a certificate as a PDF, if its holder agreed',
  media: 'application/pdf',
  params,
  output: pdf,
  errors: {},
})
