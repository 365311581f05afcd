import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { abi, owner, payer, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { createDeskSite } from '#wagons/token/testing/desk-site.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { getTokenOverview } from './get-token-overview.ts'
import { getRootTransaction } from './get-transactions.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const noRoot = `0x${'0'.repeat(64)}`

it('shows the list that the chain has beside the latest', async () => {
  const { parts, addLearner, makeList, send, contract } = await createDeskSite(anvil)
  await addLearner('ada')
  const root = await makeList()

  expect(await getTokenOverview(parts)).toMatchObject({
    chainId: 31337,
    chainName: 'Local chain',
    publicRpcUrl: null,
    contract: getAddress(contract),
    onChain: { owner: owner.address, pendingOwner: null, root: noRoot, isOurCode: true },
    latestList: { root, entries: 1 },
    listOnChain: null,
    signedClaims: 0,
    revocations: 0,
  })

  await send(expectDone(await getRootTransaction(parts)).transaction)
  await addLearner('ben')
  const second = await makeList()

  expect(await getTokenOverview(parts)).toMatchObject({
    onChain: { root },
    listOnChain: { root, entries: 1 },
    latestList: { root: second, entries: 2 },
  })
})

it('knows no list for a root that is not of this site, and names who is to become the owner', async () => {
  const { parts, chain, contract } = await createDeskSite(anvil)
  await setRoot(chain, contract, `0x${'7'.repeat(64)}`)
  const call = { address: contract, abi, functionName: 'transferOwnership', account: owner } as const
  const hash = await chain.writeContract({ ...call, args: [payer.address] })
  await chain.waitForTransactionReceipt({ hash })

  expect(await getTokenOverview(parts)).toMatchObject({
    onChain: { owner: owner.address, pendingOwner: payer.address },
    listOnChain: null,
  })
})

it('counts the claims that can be sent and the tokens that are to be revoked', async () => {
  const { parts, addLearner, makeList, send, sign, revoke } = await createDeskSite(anvil)
  const [ada] = [await addLearner('ada'), await addLearner('ben')]
  await makeList()
  await send(expectDone(await getRootTransaction(parts)).transaction)
  await sign(ada)
  await revoke('ben')

  expect(await getTokenOverview(parts)).toMatchObject({ signedClaims: 1, revocations: 1 })
})

it('says that an address without the contract has none', async () => {
  const { partsWith } = await createDeskSite(anvil)

  expect((await getTokenOverview(partsWith({ contract: payer.address }))).onChain).toBe('no-contract')
})

it('says that the node is of another chain', async () => {
  const { partsWith } = await createDeskSite(anvil)

  expect((await getTokenOverview(partsWith({ chainId: 1 }))).onChain).toBe('wrong-chain')
})

it('says so of code that is not ours', async () => {
  const { parts, chain, contract } = await createDeskSite(anvil)
  const code = (await chain.getCode({ address: contract })) ?? '0x'
  // Of the last byte, which is no immutable.
  await chain.setCode({ address: contract, bytecode: `${code.slice(0, -2)}00` as `0x${string}` })

  expect((await getTokenOverview(parts)).onChain).toMatchObject({ isOurCode: false })
})

it('without a contract there is nothing on the chain, but a chain to deploy to', async () => {
  const { partsWith } = await createDeskSite(anvil)

  expect(await getTokenOverview(partsWith({ contract: '' }))).toMatchObject({
    chainId: 31337,
    contract: null,
    onChain: null,
  })
})

it('while the node is away the counts are unknown, and not none', async () => {
  const { parts, partsWith } = await createDeskSite(anvil)
  const counted = await getTokenOverview(parts)
  const unknown = await getTokenOverview(partsWith({ chainId: 1 }))

  expect([counted.signedClaims, counted.revocations]).toEqual([0, 0])
  expect([unknown.signedClaims, unknown.revocations]).toEqual([null, null])
})
