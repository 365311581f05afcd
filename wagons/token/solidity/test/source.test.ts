import solc from 'solc'
import { expect, it } from 'vitest'
import { readCompiledContract } from '#wagons/token/server/compiled-contract.ts'
import { compilerVersion, standardInput } from '#wagons/token/solidity/tools/compile.ts'

it('what explorers get compiles by itself, and to the code that a site deploys', () => {
  const input = standardInput()
  const output = JSON.parse(solc.compile(JSON.stringify(input)))

  expect(output.errors ?? []).toEqual([])
  const { evm } = output.contracts['wagons/token/solidity/EduTrainCertificate.sol'].EduTrainCertificate
  expect(`0x${evm.bytecode.object}`).toBe(readCompiledContract().bytecode)
  expect(compilerVersion()).toMatch(/^v\d+\.\d+\.\d+\+commit\.[\da-f]{8}$/)
})
