import { fileStep, type Step } from '#workshop/steps.ts'

/** That the committed code of the contract is what its source compiles to. */
export const checks: readonly Step[] = [
  fileStep('contract', 'wagons/token/solidity/tools/write-artifact.ts', '--check'),
]

export const tests: readonly Step[] = [fileStep('contract', 'wagons/token/solidity/tools/run-forge.ts')]
