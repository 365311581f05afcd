import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hex } from 'viem'
import { CommandError } from '#app/server/commands/command.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Config } from '#platform/server/feature.ts'
import { appDir } from '#platform/server/installation.ts'
import { isFault } from '#wagons/token/server/chain/chain-reader.ts'
import { openChainReader } from '#wagons/token/server/chain/open-chain-reader.ts'
import { isCodeOf, readCompiledContract } from '#wagons/token/server/compiled-contract.ts'
import { faults, readMetadataUrl } from './verify.ts'

/**
 * On the standard output the compiler's input (standard JSON), on the other one what the form of an explorer asks for besides.
 * `owner` is the one that the contract was created for, where it has another one now. @throws CommandError
 */
export async function showSource(config: Config, owner: string | undefined): Promise<void> {
  const { token, wallets } = config
  if (token.contract === '')
    throw new SettingError('TOKEN_CONTRACT must be set: whose source is to be published.')
  const chain = openChainReader({ settings: token, rpcUrl: wallets.rpcUrl, clock: systemClock })
  const state = await chain.readContract()
  if (isFault(state)) throw new CommandError(faults[state])
  const compiled = readCompiledContract()
  if (!isCodeOf(compiled, state.code as Hex))
    throw new CommandError('The contract has other code than this version: its source is another one.')
  const { compilerVersion, standardInput } = await openCompiler()
  const { encodeAbiParameters } = await import('viem/utils')
  const args = encodeAbiParameters(
    [{ type: 'address' }, { type: 'string' }],
    [(owner ?? state.owner) as Hex, await readMetadataUrl(config)],
  )
  console.log(JSON.stringify(standardInput(), null, 2))
  console.error(
    [
      `contract:  ${token.contract} on chain ${token.chainId}`,
      'name:      wagons/token/solidity/EduTrainCertificate.sol:EduTrainCertificate',
      `compiler:  ${compilerVersion()}`,
      'format:    Solidity, standard JSON input (the file of the standard output)',
      'license:   MIT',
      `arguments: ${args.slice(2)}`,
      '',
      'The arguments name the owner for whom the contract was created. If that is no longer the owner, add --owner 0x….',
    ].join('\n'),
  )
}

async function openCompiler(): Promise<{ compilerVersion(): string; standardInput(): object }> {
  const compiler = pathToFileURL(join(appDir, 'wagons/token/solidity/tools/compile.ts')).href
  return import(compiler).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new CommandError(
      'The sources of the contract are not installed here (npm ci without --omit=dev). Run this in a clone.',
    )
  })
}
