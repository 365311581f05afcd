import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi, recoverAddress } from 'viem'
import { onTestFinished } from 'vitest'

const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node of a chain, over JSON-RPC, with the contract wallets it is given. */
export interface TestEthereumNode {
  readonly url: string
  stop(): Promise<void>
}

/** The precompiled contract that answers with what it was asked, and has no code. */
export const identityPrecompile = `0x${'4'.padStart(40, '0')}`
/** A contract with code that answers with what it was asked. */
export const echoContract = `0x${'ec'.repeat(20)}`

/**
 * Starts a node for one test. `contracts` are wallets that agree to what the key of their owner signed: in one byte
 * more than a key's signature has, as contracts may wish for.
 */
export async function startTestEthereumNode(
  chainId: number,
  contracts: ReadonlyMap<string, string>,
): Promise<TestEthereumNode> {
  async function answer({ method, params }: Call): Promise<unknown> {
    if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` }
    if (method === 'eth_getCode') {
      const address = String(params[0]).toLowerCase()
      return { result: contracts.has(address) || address === echoContract ? '0x60' : '0x' }
    }
    if (method !== 'eth_call') return { error: { code: -32601, message: `no ${method} here` } }
    const { to, data } = params[0] as { readonly to: Hex; readonly data: Hex }
    if ([identityPrecompile, echoContract].includes(to.toLowerCase())) return { result: data }
    const owner = contracts.get(to.toLowerCase())
    // What a chain answers where there is no contract.
    if (owner === undefined) return { result: '0x' }
    const { args } = decodeFunctionData({ abi, data })
    const [hash, signature] = args
    const signer = await recoverAddress({ hash, signature: signature.slice(0, -2) as Hex }).catch(() => '')
    const result = signer.toLowerCase() === owner.toLowerCase() ? '0x1626ba7e' : '0xffffffff'
    return { result: encodeFunctionResult({ abi, functionName: 'isValidSignature', result }) }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call = JSON.parse(Buffer.concat(chunks).toString()) as Call
    const body = { jsonrpc: '2.0', id: call.id, ...(Object(await answer(call)) as object) }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
