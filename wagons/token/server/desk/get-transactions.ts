import { isIPv4 } from 'node:net'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type {
  getDeployTransaction as deployContract,
  getRootTransaction as rootContract,
} from '#wagons/token/contract/token-desk.ts'
import { findLatestClaimList } from '#wagons/token/rewards/server/rewards.facade.ts'
import { openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'
import { type MetadataPlace, metadataUrlOf, type TokenSite } from '../documents/token-documents.ts'
import { isTestChain } from '../known-chains.ts'
import type { TokenParts } from '../token-parts.ts'
import { deployTransaction, rootTransaction } from './transactions.ts'

type Settings = Pick<TokenParts['settings'], 'chainId' | 'contract'>

export async function getDeployTransaction(
  { settings: { chainId }, ...site }: TokenSite & { readonly settings: Settings },
  owner: string,
  place: MetadataPlace,
): Promise<Output<typeof deployContract> | Refusal<'no-chain' | 'no-public-url' | 'invalid-input'>> {
  if (chainId === 0) return refuse('no-chain', 'TOKEN_CHAIN_ID is not set.')
  if (!mayDeploy(chainId, site.publicUrl))
    return refuse(
      'no-public-url',
      'The contract would name this site for good: PUBLIC_URL must begin with https:// and have a domain that everyone can reach.',
    )
  const fault = await faultOfOwner(owner)
  if (fault) return refuse('invalid-input', `owner ${fault}.`, 'owner')
  const metadataUrl = metadataUrlOf(site, place)
  return { transaction: await deployTransaction(chainId, owner, metadataUrl), metadataUrl }
}

/** The description names the site, in the contract too, and no one can change it: a real chain gets no address of a trial. */
export const mayDeploy = (chainId: number, publicUrl: string): boolean =>
  isTestChain(chainId) || isPublicSite(new URL(publicUrl))

/** By `https`, and at a name that others can look up: not this machine, nor one of the same network. */
function isPublicSite({ protocol, hostname }: URL): boolean {
  const name = hostname.replace(/\.$/, '')
  const isName = name.includes('.') && !isIPv4(name) && !/\.(localhost|local|internal)$/.test(name)
  return protocol === 'https:' && isName
}

/** What an owner's address lacks, as a sentence goes on; undefined if nothing. A contract cannot be given another one back. */
async function faultOfOwner(owner: string): Promise<string | undefined> {
  if (!/^0x[\da-fA-F]{40}$/.test(owner)) return 'must be an address: 0x and 40 hexadecimal digits'
  if (/^0x0{40}$/.test(owner)) return 'must not be the zero address'
  const { stateOf } = await openAddressJudge()
  return stateOf(owner) === 'wrong'
    ? 'has a typo: its capital and small letters do not fit (EIP-55)'
    : undefined
}

/** Of the latest list that names learners by claim ids: never of an older one with hashes of certificates. */
export async function getRootTransaction({
  db,
  settings,
}: {
  readonly db: Db
  readonly settings: Settings
}): Promise<Output<typeof rootContract> | Refusal<'no-contract' | 'no-list'>> {
  if (settings.contract === '') return refuse('no-contract', 'TOKEN_CONTRACT is not set.')
  const list = await findLatestClaimList(db)
  if (!list) return refuse('no-list', 'There is no reward list that names learners by claim ids.')
  return { transaction: await rootTransaction(settings, list.root), list }
}
