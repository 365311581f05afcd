import type { AuthorisationRow, Owner } from './authorisation-row.ts'

const certificateOf = ({ certificateId }: Owner) => ({ params: { certificateId } })

const someAccount = () => ({ body: { accountIds: ['unknown'] } })

/** How the endpoints of certificates are called. */
export const certificateRows: Readonly<Record<string, AuthorisationRow>> = {
  'GET /api/certificate-request': { reach: 'caller' },
  'GET /api/certificate': { reach: 'caller' },
  'PUT /api/certificate/name': { reach: 'caller', status: 409, input: () => ({ body: { name: 'Grace' } }) },
  'PUT /api/certificate/shown-name': {
    reach: { othersGet: 409 },
    input: () => ({ body: { showsName: false } }),
  },
  'GET /api/certificate/certificate.pdf': { reach: { othersGet: 409 } },
  'GET /api/certificate/credential.jwt': { reach: { othersGet: 409 } },
  'GET /api/certificate/credential.json': { reach: { othersGet: 409 } },
  'GET /api/certificate/badge.png': { reach: { othersGet: 409 } },
  // Of a certificate whose owner has not agreed.
  'GET /api/certificates/:certificateId/certificate.pdf': {
    reach: { othersGet: 404 },
    status: 404,
    input: certificateOf,
  },
  'GET /api/certificates/:certificateId/credential.jwt': {
    reach: { othersGet: 404 },
    status: 404,
    input: certificateOf,
  },
  'GET /api/certificates/:certificateId/credential.json': {
    reach: { othersGet: 404 },
    status: 404,
    input: certificateOf,
  },
  'GET /api/certificates/:certificateId/badge.png': {
    reach: { othersGet: 404 },
    status: 404,
    input: certificateOf,
  },
  'GET /api/operator/certificates': { reach: 'all' },
  'POST /api/operator/certificates.csv': { reach: 'all' },
  'POST /api/operator/certificates/name-outlines': {
    reach: 'all',
    input: () => ({ body: { name: 'Ada' } }),
  },
  'GET /api/operator/certificates/:certificateId/certificate.pdf': {
    reach: 'all',
    input: certificateOf,
  },
  'POST /api/operator/certificates/issue': { reach: 'all', input: someAccount },
  'POST /api/operator/certificates/decline': {
    reach: 'all',
    input: () => ({ body: { accountIds: ['unknown'], reason: 'no' } }),
  },
  'PUT /api/certificate/correction': {
    reach: { othersGet: 409 },
    input: () => ({ body: { name: 'Grace' } }),
  },
  'POST /api/operator/certificates/decline-corrections': {
    reach: 'all',
    input: () => ({ body: { accountIds: ['unknown'], reason: 'no' } }),
  },
  'PUT /api/operator/certificates/name': {
    reach: 'all',
    status: 404,
    input: () => ({ body: { accountId: 'unknown', name: 'Ada' } }),
  },
  'PUT /api/operator/certificates/by-hand': {
    reach: 'all',
    status: 404,
    input: () => ({ body: { accountId: 'unknown', byHand: true } }),
  },
  'PUT /api/operator/certificates/seen-warnings': {
    reach: 'all',
    status: 404,
    input: () => ({ body: { accountId: 'unknown', name: 'Ada', warnings: ['fast'] } }),
  },
  'POST /api/operator/certificates/reissue': {
    reach: 'all',
    status: 404,
    input: () => ({ body: { certificateId: 'AbCdEfGhIjKlMnOpQrStUv', name: 'Ada' } }),
  },
  'POST /api/operator/certificates/resend': { reach: 'all', input: someAccount },
  'POST /api/operator/certificates/revoke': {
    reach: 'all',
    status: 404,
    input: () => ({ body: { certificateId: 'AbCdEfGhIjKlMnOpQrStUv', reason: 'no' } }),
  },
  'POST /api/certificate-request': { reach: 'caller', status: 409, input: () => ({ body: {} }) },
}
