import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { deployToken, owner, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { createTestClock } from '#workshop/testing/app/deps.ts'
import type { ChainReader } from './chain-reader.ts'
import { openChainReader } from './open-chain-reader.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const claimId = `0x${'c1'.repeat(32)}`
const root = (digit: string) => `0x${digit.repeat(64)}` as const
const someContract = `0x${'5'.repeat(40)}`

/** A node that answers as a test wants it to. Counts what it was asked at once. */
async function startNode(answer: (response: ServerResponse, body: string) => void) {
  const seen = { requests: 0, open: 0, most: 0 }
  const server = createServer(async (request, response) => {
    seen.requests += 1
    seen.open += 1
    seen.most = Math.max(seen.most, seen.open)
    response.on('close', () => {
      seen.open -= 1
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    answer(response, Buffer.concat(chunks).toString())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

/** Hands everything on to the chain. */
const startRelay = () =>
  startNode(async (response, body) => {
    const headers = { 'content-type': 'application/json' }
    const { status, ...answer } = await fetch(anvil.url, { method: 'POST', body, headers }).then(
      async (got) => ({ status: got.status, text: await got.text() }),
    )
    response.writeHead(status, headers).end(answer.text)
  })

interface Wanted {
  readonly rpcUrl?: string
  readonly contract?: string
  readonly chainId?: number
  readonly patience?: number
}

function open({ rpcUrl = anvil.url, contract = someContract, chainId = anvil.chainId, patience }: Wanted) {
  const clock = createTestClock()
  const settings = { chainId, contract }
  const reader = openChainReader({ settings, rpcUrl, clock, ...(patience ? { patience } : {}) })
  return { reader, clock }
}

const everyQuestion = (reader: ChainReader) =>
  Promise.all([
    reader.readRoot(),
    reader.readClaim(claimId, 0),
    reader.readStatuses([claimId]),
    reader.readContract(),
  ])

describe('a chain', () => {
  it('tells what there is of a contract, and of claims', async () => {
    const onChain = openChain(anvil.url)
    const contract = await deployToken(onChain)
    await setRoot(onChain, contract, root('a'))
    const { reader } = open({ contract })

    expect(await reader.readContract()).toMatchObject({
      owner: owner.address,
      pendingOwner: null,
      root: root('a'),
      code: await onChain.getCode({ address: contract }),
    })
    expect(await reader.readRoot()).toBe(root('a'))
    expect(await reader.readClaim(claimId, 0)).toEqual({ status: 'unclaimed', holder: null })
    const many = Array.from({ length: 60 }, (_, at) => `0x${at.toString(16).padStart(64, '0')}`)
    const statuses = await reader.readStatuses(many)
    expect([...(statuses as ReadonlyMap<string, string>)]).toEqual(many.map((id) => [id, 'unclaimed']))
  })

  it('is asked for its root once a minute, unless an operator looks at the contract', async () => {
    const onChain = openChain(anvil.url)
    const contract = await deployToken(onChain)
    const { reader, clock } = open({ contract })
    await setRoot(onChain, contract, root('a'))
    expect(await reader.readRoot()).toBe(root('a'))
    await setRoot(onChain, contract, root('b'))

    clock.advance(59_999)
    expect(await reader.readRoot()).toBe(root('a'))
    clock.advance(1)
    expect(await reader.readRoot()).toBe(root('b'))

    await setRoot(onChain, contract, root('c'))
    await reader.readContract()
    expect(await reader.readRoot()).toBe(root('c'))
  })

  it('is asked once by all who ask for the same at once, and again when the answer is too old', async () => {
    const relay = await startRelay()
    const { reader, clock } = open({ rpcUrl: relay.url, contract: await deployToken(openChain(anvil.url)) })

    await Promise.all(Array.from({ length: 20 }, () => reader.readClaim(claimId, 3000)))
    expect(relay.seen.requests).toBe(1)
    clock.advance(2_999)
    await reader.readClaim(claimId, 3000)
    expect(relay.seen.requests).toBe(1)
    clock.advance(1)
    await reader.readClaim(claimId, 3000)
    expect(relay.seen.requests).toBe(2)
  })
})

describe('a node', () => {
  it('of another chain is not believed', async () => {
    const { reader } = open({ contract: await deployToken(openChain(anvil.url)), chainId: 1 })

    expect(await everyQuestion(reader)).toEqual(Array(4).fill('wrong-chain'))
  })

  it('without the contract says so', async () => {
    const { reader } = open({})

    expect(await everyQuestion(reader)).toEqual(Array(4).fill('no-contract'))
  })

  it.each([
    ['a page', '<html>busy</html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['words where numbers belong', '[{"id":0,"result":"soon"},{"id":1,"result":"soon"}]'],
    ['a fault', '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"limit exceeded"}}'],
    ['other things', '[null,{"id":"x","result":{"a":1}},7]'],
  ])('that answers with %s is away', async (_what, answer) => {
    const { url } = await startNode((response) => response.end(answer))
    const { reader } = open({ rpcUrl: url })

    expect(await everyQuestion(reader)).toEqual(Array(4).fill('away'))
  })

  it('that sends us elsewhere is away: what it names is not asked', async () => {
    const elsewhere = await startRelay()
    const { url } = await startNode((response) => response.writeHead(307, { location: elsewhere.url }).end())
    const { reader } = open({ rpcUrl: url, contract: await deployToken(openChain(anvil.url)) })

    expect(await everyQuestion(reader)).toEqual(Array(4).fill('away'))
    expect(elsewhere.seen.requests).toBe(0)
  })

  it('that gives a status that the contract does not have is away', async () => {
    const { url } = await startNode((response, body) => {
      const calls = JSON.parse(body) as { id: number; method: string }[]
      const result = (method: string) => (method === 'eth_chainId' ? '0x7a69' : `0x${'9'.padStart(64, '0')}`)
      response.end(JSON.stringify(calls.map(({ id, method }) => ({ id, result: result(method) }))))
    })

    expect(await open({ rpcUrl: url }).reader.readClaim(claimId, 0)).toBe('away')
  })

  it.each([
    ['says nothing', () => {}],
    ['begins an answer and says no more', (response: ServerResponse) => response.write('[{"id"')],
  ])('that %s is away when the time is up', async (_what, answer) => {
    const { url } = await startNode(answer)
    const { reader } = open({ rpcUrl: url, patience: 50 })

    expect(await reader.readRoot()).toBe('away')
  })

  it('that did not answer is left alone for five seconds, then asked again', async () => {
    const relay = await startRelay()
    const contract = await deployToken(openChain(anvil.url))
    let isSilent = true
    const { url, seen } = await startNode(async (response, body) => {
      if (isSilent) return void response.destroy()
      const headers = { 'content-type': 'application/json' }
      const got = await fetch(relay.url, { method: 'POST', body, headers })
      response.writeHead(200, headers).end(await got.text())
    })
    const { reader, clock } = open({ rpcUrl: url, contract })
    expect(await reader.readRoot()).toBe('away')
    isSilent = false

    clock.advance(4_999)
    expect(await reader.readRoot()).toBe('away')
    expect(seen.requests).toBe(1)
    clock.advance(1)
    expect(await reader.readRoot()).toBe(root('0'))
  })

  it.each([
    [10, 'with one error for all', (_calls: number) => ({ error: { code: -32014, message: 'too many' } })],
    [3, 'with a list of one error', () => [{ id: 0, error: { code: -32600, message: 'batch size' } }]],
    [
      3,
      'with the same error for each',
      (calls: number) =>
        Array.from({ length: calls }, (_, id) => ({ id, error: { code: -1, message: 'Batch too large' } })),
    ],
    [1, 'with a page', () => '<html>'],
  ])(
    'that takes %i calls at once, and answers more %s, is asked in batches that it takes',
    async (most, _how, refusal) => {
      const onChain = openChain(anvil.url)
      const contract = await deployToken(onChain)
      await setRoot(onChain, contract, root('a'))
      const { url, seen } = await startNode(async (response, body) => {
        const calls: unknown = JSON.parse(body)
        const isList = Array.isArray(calls)
        if (isList && (most === 1 || calls.length > most)) {
          response.writeHead(most === 3 ? 200 : 413).end(JSON.stringify(refusal(calls.length)))
          return
        }
        const headers = { 'content-type': 'application/json' }
        const got = await fetch(anvil.url, { method: 'POST', body, headers })
        response.writeHead(200, headers).end(await got.text())
      })
      const { reader } = open({ rpcUrl: url, contract })
      const many = Array.from({ length: 50 }, (_, at) => `0x${at.toString(16).padStart(64, '0')}`)

      expect(await reader.readStatuses(many)).toEqual(new Map(many.map((id) => [id, 'unclaimed'])))
      expect(await reader.batchSize()).toBe(most)
      const asked = seen.requests
      expect(await reader.readContract()).toMatchObject({ root: root('a') })
      // What was learned is not learned again.
      expect(seen.requests - asked).toBe(Math.ceil(5 / most))
      expect(await Promise.all([reader.readRoot(), reader.readClaim(claimId, 0)])).toMatchObject([
        root('a'),
        { status: 'unclaimed' },
      ])
      expect(seen.most).toBeLessThanOrEqual(8)
    },
  )

  it('that answers no question is asked three times at most, and then left alone', async () => {
    const { url, seen } = await startNode((response) => response.writeHead(503).end('busy'))
    const { reader } = open({ rpcUrl: url })

    expect(await reader.readContract()).toBe('away')
    expect(seen.requests).toBe(3)
    expect(await reader.readContract()).toBe('away')
    expect(seen.requests).toBe(3)
  })

  it('that is slow is asked by few at once, and keeps no crowd waiting', async () => {
    const { url, seen } = await startNode(() => {})
    const { reader } = open({ rpcUrl: url, patience: 200 })
    const ids = Array.from({ length: 500 }, (_, at) => `0x${at.toString(16).padStart(64, '0')}`)

    const answers = await Promise.all(ids.map((id) => reader.readClaim(id, 0)))

    expect(new Set(answers)).toEqual(new Set(['away']))
    expect(seen.most).toBeLessThanOrEqual(8)
    // Those whose turn came later were told at once, without another question.
    expect(seen.requests).toBeLessThanOrEqual(8)
  })
})
