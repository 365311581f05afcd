import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hex } from 'viem'
import { CommandError, withDatabase } from '#app/server/commands/command.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Config } from '#platform/server/feature.ts'
import { appDir } from '#platform/server/installation.ts'
import { tokenAbi } from '#wagons/token/contract/token-abi.ts'
import { findClaimList, findLatestClaimList } from '#wagons/token/rewards/server/rewards.facade.ts'
import { isFault } from '#wagons/token/server/chain/chain-reader.ts'
import { openChainReader } from '#wagons/token/server/chain/open-chain-reader.ts'
import {
  type CompiledContract,
  isCodeOf,
  readCompiledContract,
} from '#wagons/token/server/compiled-contract.ts'
import { mayDeploy } from '#wagons/token/server/desk/get-transactions.ts'
import { metadataUrlOf, type TokenSite } from '#wagons/token/server/documents/token-documents.ts'
import { siteOf } from './site-of.ts'

/** Says what fits and what does not, one line each. @throws CommandError when anything does not */
export async function verify(config: Config, owner: string | undefined): Promise<void> {
  const { token, wallets } = config
  if (token.contract === '') throw new SettingError('TOKEN_CONTRACT must be set: what is to be verified.')
  const chain = openChainReader({ settings: token, rpcUrl: wallets.rpcUrl, clock: systemClock })
  const state = await chain.readContract()
  if (isFault(state)) throw new CommandError(faults[state])
  const { source, contract } = await compile()
  console.log(source)
  const description = judgeDescription(token.chainId, await siteOf(config), await readMetadataUrl(config))
  const isOwner = owner === undefined || owner.toLowerCase() === state.owner.toLowerCase()
  const root = await withDatabase(config, (db) => judgeRoot(db, state.root))
  const checks = [
    { fits: isCodeOf(contract, state.code as Hex), says: `code of ${token.contract}` },
    { fits: isOwner, says: `owner ${state.owner}${isOwner ? '' : `, not ${owner}`}` },
    ...(state.pendingOwner ? [{ fits: true, says: `next owner, once accepted: ${state.pendingOwner}` }] : []),
    description,
    root,
  ]
  for (const { fits, says } of checks) console.log(`${fits ? 'ok ' : 'NOT'}  ${says}`)
  if (checks.some(({ fits }) => !fits)) throw new CommandError('The chain does not have what it should have.')
}

/** At this site, or as the document of this version in the contract itself; either may name the site for good. */
function judgeDescription(chainId: number, site: TokenSite, url: string): { fits: boolean; says: string } {
  const here = metadataUrlOf(site, 'site')
  const isInContract = url === metadataUrlOf(site, 'contract')
  const namesSite = url === here || (isInContract && site.issuer.url === site.publicUrl)
  if (namesSite && !mayDeploy(chainId, site.publicUrl))
    return {
      fits: false,
      says: `description ${isInContract ? `in the contract, naming ${site.publicUrl}` : `at ${url}`} for good, which is no https:// address that everyone can reach: create another contract`,
    }
  if (url === here) return { fits: true, says: `description at ${url}` }
  if (isInContract)
    return { fits: true, says: `description in the contract, ${url.length} bytes, as this version writes it` }
  if (url.startsWith('data:'))
    return {
      fits: false,
      says: 'description in the contract, other than this version with these settings (SITE_NAME, ISSUER_NAME, ISSUER_URL, PUBLIC_URL) writes it',
    }
  return { fits: false, says: `description at ${url}, but this site has it at ${here} (PUBLIC_URL)` }
}

export const faults = {
  away: 'The node of ETHEREUM_RPC_URL did not answer.',
  'wrong-chain': 'The node of ETHEREUM_RPC_URL is of another chain than TOKEN_CHAIN_ID.',
  'no-contract': 'There is no such contract at TOKEN_CONTRACT on this chain.',
} as const

/** By the compiler where it is installed, for a site needs none. */
async function compile(): Promise<{ source: string; contract: CompiledContract }> {
  const committed = readCompiledContract()
  const compiler = pathToFileURL(join(appDir, 'wagons/token/solidity/tools/compile.ts')).href
  const installed = await import(compiler).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  })
  if (!installed)
    return {
      source:
        'Compared with wagons/token/solidity/EduTrainCertificate.json. The compiler is not installed here (npm ci without --omit=dev), so the source was not compiled again.',
      contract: committed,
    }
  const contract = installed.compileToken() as CompiledContract
  if (contract.deployedBytecode !== committed.deployedBytecode)
    throw new CommandError(
      'wagons/token/solidity/EduTrainCertificate.json is not what the source compiles to.',
    )
  return {
    source: `Compared with wagons/token/solidity/EduTrainCertificate.sol, compiled by solc ${contract.compiler}.`,
    contract,
  }
}

/** Empty where another contract has none. */
export async function readMetadataUrl({ token, wallets }: Config): Promise<string> {
  const { createPublicClient, http, parseAbi } = await import('viem')
  const client = createPublicClient({ transport: http(wallets.rpcUrl) })
  const answer = client.readContract({
    address: token.contract as Hex,
    abi: parseAbi(tokenAbi),
    functionName: 'metadataUrl',
  })
  return answer.catch(() => '')
}

async function judgeRoot(db: Db, root: string): Promise<{ fits: boolean; says: string }> {
  const [onChain, newest] = [await findClaimList(db, root), await findLatestClaimList(db)]
  const nameOf = ({ id, madeAt }: { id: string; madeAt: number }) =>
    `list ${id} of ${new Date(madeAt).toISOString()}`
  if (/^0x0*$/.test(root))
    return {
      fits: !newest,
      says: newest ? `no root yet; the latest is ${nameOf(newest)}` : 'no root and no list yet',
    }
  if (!onChain) return { fits: false, says: `root ${root}: no list of this site has it` }
  const isNewest = onChain.root === newest?.root
  return {
    fits: isNewest,
    says: `root ${root}: ${nameOf(onChain)}${isNewest ? '' : `, but the latest is ${newest && nameOf(newest)}`}`,
  }
}
