import type { WalletsSettings } from './wallets.config.ts'

interface SignedHash {
  readonly hash: `0x${string}`
  readonly signature: `0x${string}`
  readonly address: `0x${string}`
  readonly chainId: number
  /** Who asks the contract, which may answer each differently; undefined: no address. */
  readonly asker?: `0x${string}`
}

/** `contract-wallet`: only a contract may sign like this (ERC-1271), and there is no node of its chain to ask. */
export type Verdict = 'signed' | 'not-signed' | 'contract-wallet' | 'node-away'

/** In ms. */
const patience = 5_000

/** r, s and v. */
const keySignatureLength = 2 + 65 * 2

export async function judgeSignature(
  { rpcUrl }: Pick<WalletsSettings, 'rpcUrl'>,
  signed: SignedHash,
): Promise<Verdict> {
  if (await isSignedByKey(signed)) return 'signed'
  if (rpcUrl) return askContract(rpcUrl, signed)
  return signed.signature.length === keySignatureLength ? 'not-signed' : 'contract-wallet'
}

export async function isSignedByKey({ hash, signature, address }: SignedHash): Promise<boolean> {
  if (signature.length !== keySignatureLength) return false
  const { isAddressEqual, recoverAddress } = await import('viem/utils')
  // A malformed one makes it throw.
  const signer = await recoverAddress({ hash, signature }).catch(() => undefined)
  return signer !== undefined && isAddressEqual(signer, address)
}

/** All 32 bytes of the answer (ERC-1271): a contract that only echoes its input does not agree. */
const agreed = `0x1626ba7e${'0'.repeat(56)}`

async function askContract(rpcUrl: string, signed: SignedHash): Promise<Verdict> {
  const {
    BaseError,
    createPublicClient,
    encodeFunctionData,
    http,
    HttpRequestError,
    parseAbi,
    TimeoutError,
  } = await import('viem')
  // A node that sends us elsewhere could reach what only this machine reaches.
  const fetchOptions = { redirect: 'error' } as const
  const client = createPublicClient({
    transport: http(rpcUrl, { timeout: patience, retryCount: 0, fetchOptions }),
  })
  try {
    if ((await client.getChainId()) !== signed.chainId) return 'contract-wallet'
    // A precompiled contract answers calls and has no code.
    if ((await client.getCode({ address: signed.address })) === undefined) return 'not-signed'
    const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
    const call = encodeFunctionData({ abi, args: [signed.hash, signed.signature] })
    const { data } = await client.call({ account: signed.asker, to: signed.address, data: call })
    return data === agreed ? 'signed' : 'not-signed'
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    const isAway = error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)
    // Else the contract refuses to answer.
    return isAway ? 'node-away' : 'not-signed'
  }
}
