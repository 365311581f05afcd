import { inSeconds } from '#platform/server/clock/clock.ts'
import type { AddRows, AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

const ofNoList = { reach: 'all', status: 404, input: () => ({ params: { listId: 'none' } }) } as const
const withNoCode = { reach: 'secret', status: 404, input: () => ({ body: { code: 'none' } }) } as const

const withNoDoor = (body: object) =>
  ({
    reach: 'secret',
    status: 410,
    input: () => ({ body: { code: 'n'.repeat(43), ...body } }),
  }) as const

/** On a site without a token. */
export const authorisationRows: AuthorisationRows = {
  'POST /api/rewards': {
    input: ({ caller }) => ({ body: { email: caller.email, evmAddress: '0x0' } }),
  },
  'POST /api/rewards/confirmation/check': withNoCode,
  'POST /api/rewards/confirmation': withNoCode,
  'POST /api/token/claim': { status: 409 },
  'POST /api/token/claim/check': {
    reach: 'secret',
    input: () => ({ body: { claimId: `0x${'5'.repeat(64)}` } }),
  },
  'PUT /api/token/signature': {
    status: 409,
    input: (_owner, { clock }) => ({
      body: { deadline: inSeconds(clock()) + 86_400, signature: `0x${'5'.repeat(130)}` },
    }),
  },
  'PUT /api/token/shown': { reach: { othersGet: 409 }, input: () => ({ body: { isShown: false } }) },
  'POST /api/token/door': { status: 409 },
  'DELETE /api/token/door': { input: () => ({ body: { code: 'n'.repeat(43) } }) },
  'POST /api/token/door/check': withNoDoor({}),
  'POST /api/token/door/nonce': withNoDoor({ address: `0x${'0'.repeat(40)}`, chainId: 1 }),
  'PUT /api/token/door/wallet': withNoDoor({ message: 'mine', signature: '0x00' }),
  'POST /api/token/door/claim': withNoDoor({}),
  'PUT /api/token/door/signature': withNoDoor({ deadline: 1, signature: '0x00' }),
  'GET /api/operator/token': { reach: 'all' },
  // It names an owner in its query.
  'GET /api/operator/token/deploy': { reach: 'all', status: 400 },
  'GET /api/operator/token/root': { reach: 'all', status: 409 },
  'GET /api/operator/token/signed-claims': { reach: 'all', status: 409 },
  'GET /api/operator/token/revocations': { reach: 'all', status: 409 },
  'GET /api/operator/rewards': { reach: 'all' },
  'POST /api/operator/rewards.csv': { reach: 'all' },
  'GET /api/operator/reward-lists': { reach: 'all' },
  'POST /api/operator/reward-lists': { reach: 'all' },
  'POST /api/operator/reward-lists/left-out.csv': { reach: 'all' },
  'POST /api/operator/reward-lists/:listId/airdrop.csv': ofNoList,
  'POST /api/operator/reward-lists/:listId/merkle-tree': ofNoList,
  'POST /api/wallet/nonce': {
    input: () => ({ body: { address: `0x${'0'.repeat(40)}`, chainId: 1 } }),
  },
  'PUT /api/wallet': {
    status: 422,
    input: () => ({ body: { message: 'mine', signature: '0x00' } }),
  },
}

// Who knows a claim id was given it: it is a secret of 256 bits.
export const namesNoRow = [
  'address',
  'chainId',
  'claimId',
  'deadline',
  'evmAddress',
  'isShown',
  'message',
  'signature',
]

/** A verified address. */
export const addRows: AddRows = async ({ db }, { uid }) => {
  const address = `0x${'5ec2e7'.repeat(7).slice(2)}`
  await db.insertInto('wallets').values({ account_id: uid, address, proven_at: 1 }).execute()
  return { secrets: [address] }
}
