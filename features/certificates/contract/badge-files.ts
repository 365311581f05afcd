import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { certificateId } from './certificates.ts'

// Open Badges 3.0, each a W3C Verifiable Credential 2.0, with the media types that Open Badges names.

const params = z.strictObject({ certificateId })
const picture = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const getOwnJwt = endpoint({
  method: 'GET',
  path: '/api/certificate/credential.jwt',
  access: 'learner',
  summary: 'Download your own certificate as an Open Badge signed as a JWT',
  media: 'text/plain',
  output: z.string(),
  errors: { 'not-issued': 409, revoked: 409 },
})

export const getOwnJson = endpoint({
  method: 'GET',
  path: '/api/certificate/credential.json',
  access: 'learner',
  summary: 'Download your own certificate as an Open Badge in JSON with a Data Integrity proof',
  media: 'application/vc+ld+json',
  output: z.string(),
  errors: { 'not-issued': 409, revoked: 409 },
})

export const getOwnBadge = endpoint({
  method: 'GET',
  path: '/api/certificate/badge.png',
  access: 'learner',
  summary: 'Download your own certificate as a baked Open Badge: a picture that contains the credential',
  media: 'image/png',
  output: picture,
  errors: { 'not-issued': 409, revoked: 409 },
})

// `not-found` also where the learner did not agree to show name and date, or the certificate is revoked.

export const getPublicJwt = endpoint({
  method: 'GET',
  path: '/api/certificates/:certificateId/credential.jwt',
  access: 'public',
  summary: 'Download a certificate as an Open Badge signed as a JWT, if its holder agreed',
  media: 'text/plain',
  crossOrigin: true,
  params,
  output: z.string(),
  errors: {},
})

export const getPublicJson = endpoint({
  method: 'GET',
  path: '/api/certificates/:certificateId/credential.json',
  access: 'public',
  summary:
    'Download a certificate as an Open Badge in JSON with a Data Integrity proof, if its holder agreed',
  media: 'application/vc+ld+json',
  crossOrigin: true,
  params,
  output: z.string(),
  errors: {},
})

export const getPublicBadge = endpoint({
  method: 'GET',
  path: '/api/certificates/:certificateId/badge.png',
  access: 'public',
  summary: 'Download a certificate as a baked Open Badge, if its holder agreed',
  media: 'image/png',
  crossOrigin: true,
  params,
  output: picture,
  errors: {},
})
