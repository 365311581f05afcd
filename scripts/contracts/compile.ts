import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import type { Abi, Hex } from 'viem'
import type { CompiledContract } from '#server/features/token/compiled-contract.ts'

const root = join(import.meta.dirname, '../..')
const source = 'contracts/EduTrainCertificate.sol'

/**
 * Cancun: what every chain that may be chosen has by now. No hash of the sources is appended to the code, so that other
 * words in a comment do not make other code.
 */
export const compilerSettings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  metadata: { bytecodeHash: 'none' },
}

interface Bytecode {
  readonly object: string
  readonly immutableReferences?: Readonly<Record<string, readonly { start: number; length: number }[]>>
}

interface CompilerOutput {
  readonly errors?: readonly { readonly formattedMessage: string }[]
  readonly contracts?: Readonly<
    Record<
      string,
      Record<string, { abi: Abi; evm: { bytecode: Bytecode; deployedBytecode: Bytecode } } | undefined>
    >
  >
}

/** Compiles the contract. @throws Error with what the compiler says; a warning is enough. */
export function compileContract(): CompiledContract {
  const input = {
    language: 'Solidity',
    sources: { [source]: { content: readFileSync(join(root, source), 'utf8') } },
    settings: {
      ...compilerSettings,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  }
  const output: CompilerOutput = JSON.parse(
    solc.compile(JSON.stringify(input), { import: (path: string) => readSource(path) }),
  )
  const compiled = output.contracts?.[source]?.EduTrainCertificate
  if (output.errors?.length || !compiled)
    throw new Error((output.errors ?? []).map(({ formattedMessage }) => formattedMessage).join('\n'))
  const { bytecode, deployedBytecode } = compiled.evm
  return {
    compiler: solc.version(),
    abi: compiled.abi,
    bytecode: `0x${bytecode.object}` as Hex,
    deployedBytecode: `0x${deployedBytecode.object}` as Hex,
    immutables: Object.values(deployedBytecode.immutableReferences ?? {})
      .flat()
      .map(({ start, length }) => ({ start, length }))
      .toSorted((a, b) => a.start - b.start),
  }
}

function readSource(path: string): { contents: string } | { error: string } {
  try {
    return {
      contents: readFileSync(join(root, path.startsWith('@') ? 'node_modules' : '', path), 'utf8'),
    }
  } catch (error) {
    return { error: String(error) }
  }
}
