import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { appDir } from '#platform/server/installation.ts'

/** What `npm run contracts` makes of wagons/token/solidity/EduTrainCertificate.sol. */
export interface CompiledContract {
  readonly compiler: string
  readonly abi: Abi
  /** Creates the contract, followed by the constructor's arguments. */
  readonly bytecode: Hex
  /** As the chain has it, but for the values of its immutables: zero here. */
  readonly deployedBytecode: Hex
  /** Where those stand, in bytes. */
  readonly immutables: readonly { readonly start: number; readonly length: number }[]
}

export const readCompiledContract = (): CompiledContract =>
  JSON.parse(readFileSync(join(appDir, 'wagons/token/solidity/EduTrainCertificate.json'), 'utf8'))

/**
 * Whether the code of an address on a chain is this contract's. Its immutables come from its own address, the chain and
 * constants, so they need not be compared.
 */
export function isCodeOf(contract: CompiledContract, code: Hex): boolean {
  if (code.length !== contract.deployedBytecode.length) return false
  const bytes = Buffer.from(code.slice(2), 'hex')
  for (const { start, length } of contract.immutables) bytes.fill(0, start, start + length)
  return `0x${bytes.toString('hex')}` === contract.deployedBytecode
}
