import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { personName, timestamp } from '#platform/contract/values.ts'

/** S3.6; `received` is true once the certificate is issued. */
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

/** Once (S4.31, S4.32), unless declined: `created` is false for a repeat. `email-missing`: the account has no e-mail. */
export const requestCertificate = endpoint({
  method: 'POST',
  path: '/api/certificate-request',
  access: 'learner',
  summary: 'Request the completion certificate',
  body: z.strictObject({}),
  output: z.object({ created: z.boolean(), request: certificateRequest }),
  errors: { 'modules-missing': 409, 'email-missing': 409 },
})

/** 128 random bits as base64url. */
export const certificateId = z.string().regex(/^[\w-]{22}$/, 'must be the id of a certificate')

/** The meaning of `detail` depends on `kind`: a reason, a name, or the id of a certificate; '' for none. */
export const certificateEvent = z.object({
  at: timestamp,
  kind: z.enum([
    'requested',
    'declined',
    'name-edited',
    'issued',
    'reissued',
    'revoked',
    'correction-requested',
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
  moduleCount: z.int(),
  revokedAt: timestamp.nullable(),
  revokeReason: z.string().nullable(),
  showsName: z.boolean(),
  confirmsName: z.boolean(),
  /** What it says of the final check, in the language asked for; null unless its learner agrees. */
  finalCheck: z.string().nullable(),
  url: z.string(),
  linkedIn: z.string(),
})

export type OwnCertificate = z.output<typeof ownCertificate>

/** `at`: when the certificate comes by itself; null before the request, and while `needs` has what is needed for that. */
const ownRule = z.object({
  /** From the request, or the last change of the name, to the certificate. */
  hours: z.int(),
  at: timestamp.nullable(),
  /** A confirmed e-mail, another name. */
  needs: z.array(z.enum(['email', 'name'])),
})

export type OwnRule = z.output<typeof ownRule>

export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/certificate',
  access: 'learner',
  summary: 'Read the history of your own certificate request',
  output: z.object({
    request: z
      .object({
        requestedAt: timestamp,
        name: z.string(),
        declined: z.object({ at: timestamp, reason: z.string() }).nullable(),
      })
      .nullable(),
    certificate: ownCertificate.nullable(),
    /** Null where a person decides, or all is decided. */
    rule: ownRule.nullable(),
    /** In which a person usually issues one; null where that is days, or not known, or once it is issued. */
    usualHours: z.int().nullable(),
    correction: z.object({ name: z.string(), askedAt: timestamp }).nullable(),
    history: z.array(certificateEvent),
    contact: z.string().nullable(),
    issuer: z.string(),
  }),
  errors: {},
})

/** Until the issue, in any script that the PDF can print. */
export const saveCertificateName = endpoint({
  method: 'PUT',
  path: '/api/certificate/name',
  access: 'learner',
  summary: 'Correct the name for your own certificate',
  body: z.strictObject({ name: personName }),
  output: z.object({ name: z.string() }),
  errors: { 'not-requested': 409, 'already-issued': 409, 'name-unprintable': 400 },
})

/** Asking again changes the requested name. */
export const requestCorrection = endpoint({
  method: 'PUT',
  path: '/api/certificate/correction',
  access: 'learner',
  summary: 'Request a different name on your own certificate',
  body: z.strictObject({ name: personName }),
  output: z.object({ name: z.string(), askedAt: timestamp }),
  errors: { 'not-issued': 409, revoked: 409, 'same-name': 409, 'name-unprintable': 400 },
})

/** `showsName` shows name and date to all; `confirmsName` tells those who type a name whether it is the one. */
export const saveShownName = endpoint({
  method: 'PUT',
  path: '/api/certificate/shown-name',
  access: 'learner',
  summary: 'Choose what the public page of your own certificate says of your name',
  body: z.strictObject({ showsName: z.boolean(), confirmsName: z.boolean().optional() }),
  output: z.object({ showsName: z.boolean(), confirmsName: z.boolean() }),
  errors: { 'not-issued': 409 },
})

export const pdf = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

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

/** `not-found` also where the learner did not agree to show name and date, or the certificate is revoked. */
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

export const requestExport = z
  .object({
    email: z.string(),
    received: z.boolean(),
    requestedAt: timestamp,
    name: z.string().nullable(),
    language: z.string().nullable(),
    declinedAt: timestamp.nullable(),
    declineReason: z.string().nullable(),
    emailSentAt: timestamp.nullable(),
    correction: z.object({ name: z.string(), askedAt: timestamp }).nullable(),
    history: z.array(certificateEvent),
  })
  .nullable()

export type RequestExport = z.output<typeof requestExport>

export const certificateExport = z
  .object({
    id: z.string(),
    name: z.string(),
    issuedAt: timestamp,
    /** How many modules it was issued for. */
    moduleCount: z.int(),
    revokedAt: timestamp.nullable(),
    revokeReason: z.string().nullable(),
    showsName: z.boolean(),
    /** Whether visitors of its public page may ask if a name is the one on it. */
    confirmsName: z.boolean(),
    /** Whether its public page says that there is a token. */
    showsToken: z.boolean(),
    statusIndex: z.int(),
  })
  .nullable()

export type CertificateExport = z.output<typeof certificateExport>

export const formerCertificatesExport = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    issuedAt: timestamp,
    endedAt: timestamp,
    outcome: z.enum(['replaced', 'revoked']),
    revokeReason: z.string().nullable(),
  }),
)

export type FormerCertificatesExport = z.output<typeof formerCertificatesExport>
