import type { Hex } from 'viem'
import { expect, it } from 'vitest'
import { isCodeOf, readCompiledContract } from './compiled-contract.ts'

const contract = readCompiledContract()

/** The contract's code with other bytes from somewhere on. */
function codeWith(at: number, bytes: string): Hex {
  const from = 2 + at * 2
  const { deployedBytecode: code } = contract
  return `0x${code.slice(2, from)}${bytes}${code.slice(from + bytes.length)}`
}

it('code on a chain is the contract’s whatever its immutables are', () => {
  const [first] = contract.immutables
  expect(first?.length).toBe(32)
  expect(isCodeOf(contract, codeWith(first?.start ?? 0, 'ab'.repeat(32)))).toBe(true)
})

it('code with another byte, more, less or none is not', () => {
  expect(isCodeOf(contract, codeWith(100, 'fefe'))).toBe(false)
  const [first] = contract.immutables
  expect(isCodeOf(contract, codeWith((first?.start ?? 0) - 1, 'fe'))).toBe(false)
  expect(isCodeOf(contract, `${contract.deployedBytecode}00`)).toBe(false)
  expect(isCodeOf(contract, contract.deployedBytecode.slice(0, -2) as Hex)).toBe(false)
  expect(isCodeOf(contract, '0x')).toBe(false)
})
