import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import type { AddRows, AuthorisationRows, Owner } from '#workshop/testing/authorisation/authorisation-row.ts'

const certificateOf = ({ ids }: Owner) => ({ params: { certificateId: ids.certificate ?? '' } })

const badgeOf = ({ ids }: Owner) => ({ params: { badgeId: ids.badge ?? '' } })

const someAccount = () => ({ body: { accountIds: ['unknown'] } })

export const authorisationRows: AuthorisationRows = {
  'PUT /api/certificate/name': { status: 409, input: () => ({ body: { name: 'Grace' } }) },
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
  'POST /api/certificate-request': { status: 409, input: () => ({ body: {} }) },
}

export const namesNoRow = ['confirmsName', 'paper', 'showsName']

/** A request, a certificate, and the badge of the programme that is the first module alone. */
export const addRows: AddRows = async ({ db }, { uid: account_id, email, call }) => {
  await db
    .insertInto('certificate_requests')
    .values({ account_id, email, received: 1, requested_at: 0 })
    .execute()
  const { id: certificate, name } = await addTestCertificate(db, account_id, { name: 'Ada of Certificates' })
  const badge = (await call('GET', '/api/own-badges')).body.badges[0].id
  return { ids: { certificate, badge }, secrets: [certificate, badge, name] }
}
