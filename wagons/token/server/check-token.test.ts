import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '#platform/server/config/settings.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { type ChainClient, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { deployToken, owner } from '#wagons/token/testing/chain/deploy-token.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { checkToken } from './check-token.ts'
import { tokenSettings } from './token.config.ts'

let anvil: Anvil
let chain: ChainClient
let ours: Address
beforeAll(async () => {
  anvil = await startAnvil()
  chain = openChain(anvil.url)
  ours = await deployToken(chain)
})
afterAll(() => anvil.stop())

function check({
  contract = ours as string,
  chainId = anvil.chainId,
  rpcUrl = anvil.url,
  sends = 'yes',
} = {}) {
  const settings = readSettings(tokenSettings, {
    TOKEN_CONTRACT: contract,
    TOKEN_CHAIN_ID: String(chainId),
    TOKEN_SENDS_CLAIMS: sends,
  })
  return checkToken(settings, rpcUrl)
}

it('a site without tokens is fine, and asks no node', async () => {
  expect(await check({ contract: '', rpcUrl: '' })).toMatchObject([{ level: 'fine' }])
})

it('our contract on the chain of the settings is found fine, and its owner is named', async () => {
  expect(await check()).toMatchObject([{ level: 'fine', what: expect.stringContaining(owner.address) }])
})

it('a node that is away, one of another chain, and an address without a contract are told apart', async () => {
  const unusedAddress = `http://127.0.0.1:${await freePort()}`
  const found = [
    await check({ rpcUrl: unusedAddress }),
    await check({ chainId: anvil.chainId + 1 }),
    await check({ contract: `0x${'5'.repeat(40)}` }),
  ]

  expect(found).toMatchObject([
    [{ level: 'fault', what: expect.stringContaining('does not answer') }],
    [{ level: 'fault', what: expect.stringContaining('another chain') }],
    [{ level: 'fault', what: expect.stringContaining('no token contract') }],
  ])
})

it('a contract that answers like ours but has other code is a fault', async () => {
  const code = (await chain.getCode({ address: ours })) ?? '0x'
  const address = `0x${'7'.repeat(40)}` as const
  await chain.setCode({ address, bytecode: `${code.slice(0, -2)}00` as Address })

  expect(await check({ contract: address })).toMatchObject([
    { level: 'fault', what: expect.stringContaining('other code') },
  ])
})

it('a site that promises no payment is told so, once', async () => {
  expect(await check({ sends: 'no' })).toMatchObject([
    { level: 'fine' },
    { level: 'advice', what: expect.stringContaining('TOKEN_SENDS_CLAIMS') },
  ])
})

it('a node that takes small batches alone works, and is said to be slow', async () => {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const calls: unknown = JSON.parse(body)
    if (Array.isArray(calls) && calls.length > 3) return void response.writeHead(413).end('{}')
    const headers = { 'content-type': 'application/json' }
    const got = await fetch(anvil.url, { method: 'POST', body, headers })
    response.writeHead(200, headers).end(await got.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  expect(await check({ rpcUrl })).toMatchObject([
    { level: 'fine' },
    { level: 'advice', what: expect.stringContaining('at most 3 calls') },
  ])
})
