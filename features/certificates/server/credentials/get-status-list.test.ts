import { decodeList } from '@digitalbazaar/vc-bitstring-status-list'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { recordRevocation } from '../desk/revoke-certificate.ts'
import { entriesPerList } from '../records/credential-status.store.ts'
import { getStatusList } from './get-status-list.ts'

const publicUrl = 'https://edutrain.example'

/** Which of some entries are set, as a library reads the list that is not ours. */
async function read(deps: TestDeps, list: number, entries: readonly number[]) {
  const jwt = await getStatusList({ ...deps, publicUrl }, list, 'jwt')
  if (jwt === undefined) return undefined
  const { credentialSubject } = decodeJwt<{ credentialSubject: { encodedList: string } }>(jwt)
  const bits = await decodeList(credentialSubject)
  expect(bits.length).toBe(entriesPerList)
  return entries.map((entry) => bits.getStatus(entry))
}

const add = async (deps: TestDeps, statusIndex: number) =>
  addTestCertificate(deps.db, (await createTestLearner(deps.db)).id, { statusIndex })

describe('the list of revoked credentials', () => {
  it('has a certificate from the moment it is revoked, and no other', async () => {
    const deps = await createTestDeps()
    const certificates = []
    for (const index of [0, 1, 9, entriesPerList - 1]) certificates.push(await add(deps, index))
    const entries = certificates.map(({ statusIndex }) => statusIndex)
    expect(await read(deps, 1, entries)).toEqual([false, false, false, false])

    for (const { id, statusIndex } of certificates)
      if (statusIndex !== 1) await recordRevocation(deps, testOperator, { certificateId: id, reason: 'x' })

    expect(await read(deps, 1, entries)).toEqual([true, false, true, true])
  })

  it('has a certificate whose account was deleted, of which nothing else is left', async () => {
    const deps = await createTestDeps()
    const [{ accountId }] = [await add(deps, 5), await add(deps, 6)]

    await deps.db.deleteFrom('accounts').where('id', '=', accountId).execute()

    expect(await read(deps, 1, [5, 6])).toEqual([true, false])
    expect(await deps.db.selectFrom('certificates').select('status_index').execute()).toEqual([
      { status_index: 6 },
    ])
    expect(
      await deps.db.selectFrom('credential_statuses').selectAll().where('status_index', '=', 5).execute(),
    ).toEqual([{ status_index: 5, certificate_id: null, badge_id: null }])
  })

  it('is valid for a verifier whose clock is ten minutes behind, and for a day', async () => {
    const deps = await createTestDeps()
    deps.clock.advance(59 * 60_000)
    const now = deps.clock() / 1000

    const {
      nbf = 0,
      exp = 0,
      ...list
    } = decodeJwt((await getStatusList({ ...deps, publicUrl }, 1, 'jwt')) ?? '')

    expect(nbf).toBeLessThanOrEqual(now - 600)
    expect(exp).toBeGreaterThanOrEqual(now + 86_400)
    expect(list).toMatchObject({ credentialSubject: { ttl: 300_000 } })
  })

  it('is there before the first certificate, and a second one once the first is full', async () => {
    const deps = await createTestDeps()
    expect(await read(deps, 1, [0])).toEqual([false])
    for (const list of [0, 2]) expect(await read(deps, list, [0])).toBeUndefined()

    const { id } = await add(deps, entriesPerList)
    await recordRevocation(deps, testOperator, { certificateId: id, reason: 'x' })

    expect(await read(deps, 1, [0])).toEqual([false])
    expect(await read(deps, 2, [0, 1])).toEqual([true, false])
  })
})
