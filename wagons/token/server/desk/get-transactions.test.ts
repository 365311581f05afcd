import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { abi, owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { createDeskSite } from '#wagons/token/testing/desk-site.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { getTokenOverview } from './get-token-overview.ts'
import { getDeployTransaction, getRootTransaction } from './get-transactions.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

it('what deploys the contract gives it to the owner that was named, no matter who sends it', async () => {
  const { parts, partsWith, send, chain } = await createDeskSite(anvil)

  const { transaction } = expectDone(await getDeployTransaction(parts, owner.address, 'site'))
  const address = await send(transaction, payer.address)

  if (!address) throw new Error('nothing was deployed')
  expect(await chain.readContract({ address, abi, functionName: 'owner' })).toBe(owner.address)
  expect(await chain.readContract({ address, abi, functionName: 'metadataUrl' })).toBe(
    'https://edutrain.example/token/metadata.json',
  )
  expect((await getTokenOverview(partsWith({ contract: address }))).onChain).toMatchObject({
    isOurCode: true,
  })
})

it.each([
  ['a typo', owner.address.replace('f39F', 'f39f')],
  ['the zero address', `0x${'0'.repeat(40)}`],
  ['no address', '0x1'],
])('an owner is refused: %s', async (_, wrong) => {
  const { parts } = await createDeskSite(anvil)

  const refused = await getDeployTransaction(parts, wrong, 'site')

  expect(refused).toMatchObject({ code: 'invalid-input', field: 'owner' })
})

it('an owner in small letters is the same one', async () => {
  const { parts } = await createDeskSite(anvil)

  expect(await getDeployTransaction(parts, owner.address.toLowerCase(), 'site')).toEqual(
    await getDeployTransaction(parts, owner.address, 'site'),
  )
})

it('without a chain nothing can be deployed, and without a contract or a list no root be set', async () => {
  const { parts, partsWith } = await createDeskSite(anvil)

  expect(codeOf(await getDeployTransaction(partsWith({ chainId: 0 }), owner.address, 'site'))).toBe(
    'no-chain',
  )
  expect(codeOf(await getRootTransaction(partsWith({ contract: '' })))).toBe('no-contract')
  expect(codeOf(await getRootTransaction(parts))).toBe('no-list')
})

it('the root is that of the latest list, and never of one that names learners by hashes of certificates', async () => {
  const { parts, deps, addLearner, makeList, send, chain, contract } = await createDeskSite(anvil)
  await addLearner('ada')
  const first = await makeList()
  await addLearner('ben')
  await makeList()
  await deps.db
    .updateTable('reward_lists')
    .set({ claimed_by: 'certificate-hash' })
    .where('root', '!=', first)
    .execute()

  const { transaction, list } = expectDone(await getRootTransaction(parts))
  await send(transaction)

  expect(list).toMatchObject({ root: first, entries: 1 })
  expect(await chain.readContract({ address: contract, abi, functionName: 'root' })).toBe(first)
})

it('a real chain gets no address that is not https, or that leads nobody else here, and a test chain may', async () => {
  const { partsWith } = await createDeskSite(anvil)
  const deploy = async (chainId: number, publicUrl: string, place: 'site' | 'contract' = 'site') => {
    const made = await getDeployTransaction({ ...partsWith({ chainId }), publicUrl }, owner.address, place)
    return 'code' in made ? made.code : 'made'
  }
  const local = 'http://localhost:4188'

  for (const real of [1, 8453, 42161, 4711])
    for (const place of ['site', 'contract'] as const)
      expect(await deploy(real, local, place), `${real}`).toBe('no-public-url')
  expect(await deploy(8453, 'http://edutrain.example')).toBe('no-public-url')
  for (const host of [
    'localhost:4188',
    'localhost.',
    'app.localhost',
    '127.0.0.1',
    '127.1',
    '[::1]',
    'server',
  ])
    expect(await deploy(8453, `https://${host}`), host).toBe('no-public-url')
  for (const host of ['10.0.0.7', '[fd00::1]', 'server.local', 'token.internal'])
    expect(await deploy(8453, `https://${host}`), host).toBe('no-public-url')
  expect(await deploy(8453, 'https://edutrain.example')).toBe('made')
  expect(await deploy(8453, 'https://localhost.edutrain.example:8443')).toBe('made')
  for (const test of [31337, 84532]) expect(await deploy(test, local)).toBe('made')
})

it('a contract may have the description in itself, with its picture, and then names no file of the site', async () => {
  const { parts, send, chain } = await createDeskSite(anvil)

  const made = expectDone(await getDeployTransaction(parts, owner.address, 'contract'))
  const address = await send(made.transaction)

  if (!address) throw new Error('nothing was deployed')
  const kept = await chain.readContract({ address, abi, functionName: 'metadataUrl' })
  expect(kept).toBe(made.metadataUrl)
  const [type, content = ''] = kept.split(',')
  expect(type).toBe('data:application/json;base64')
  const document = JSON.parse(Buffer.from(content, 'base64').toString())
  expect(document).toMatchObject({ name: 'EduTrain certificate', external_url: parts.issuer.url })
  expect(document.image).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(Buffer.from(document.image.split(',')[1], 'base64').toString()).toContain('<svg')
  expect(JSON.stringify(document)).not.toContain('/token/')
})

it('what a contract would keep for good is known before it is created', async () => {
  const { partsWith, parts } = await createDeskSite(anvil)
  const before = { ...partsWith({ contract: '', chainId: 8453 }), publicUrl: 'http://localhost:4188' }

  expect((await getTokenOverview(before)).deployment).toMatchObject({
    siteUrl: 'http://localhost:4188/token/metadata.json',
    mayDeploy: false,
    ownDocument: expect.stringContaining('Web3 for All gave this token'),
  })
  expect((await getTokenOverview(partsWith({ contract: '' }))).deployment).toMatchObject({ mayDeploy: true })
  expect((await getTokenOverview(parts)).deployment).toBeNull()
})
