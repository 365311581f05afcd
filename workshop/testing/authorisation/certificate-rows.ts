import type { AuthorisationRow, Owner } from './authorisation-row.ts'

const certificateOf = ({ certificateId }: Owner) => ({ params: { certificateId } })

const badgeOf = ({ badgeId }: Owner) => ({ params: { badgeId } })

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
  'GET /api/own-badges': { reach: 'caller' },
  'PUT /api/own-badges/:badgeId/shown-name': {
    reach: { othersGet: 404 },
    input: (owner) => ({ ...badgeOf(owner), body: { showsName: false } }),
  },
  // The owner has no other name by now.
  'POST /api/own-badges/:badgeId/renewal': {
    reach: { othersGet: 404 },
    status: 409,
    input: (owner) => ({ ...badgeOf(owner), body: {} }),
  },
  'GET /api/own-badges/:badgeId/badge.pdf': { reach: { othersGet: 404 }, input: badgeOf },
  'GET /api/own-badges/:badgeId/badge.png': { reach: { othersGet: 404 }, input: badgeOf },
  'GET /api/own-badges/:badgeId/credential.json': { reach: { othersGet: 404 }, input: badgeOf },
  'GET /api/own-badges/:badgeId/credential.jwt': { reach: { othersGet: 404 }, input: badgeOf },
  // Of a badge whose owner has not agreed.
  'GET /api/badges/:badgeId/badge.pdf': { reach: { othersGet: 404 }, status: 404, input: badgeOf },
  'GET /api/badges/:badgeId/badge.png': { reach: { othersGet: 404 }, status: 404, input: badgeOf },
  'GET /api/badges/:badgeId/credential.json': { reach: { othersGet: 404 }, status: 404, input: badgeOf },
  'GET /api/badges/:badgeId/credential.jwt': { reach: { othersGet: 404 }, status: 404, input: badgeOf },
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
  'PUT /api/operator/badges/hidden': {
    reach: 'all',
    status: 404,
    input: () => ({ body: { accountId: 'unknown', hidden: true } }),
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
