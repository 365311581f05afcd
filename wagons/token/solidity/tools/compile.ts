import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import type { Abi, Hex } from 'viem'
import type { CompiledContract } from '#wagons/token/server/compiled-contract.ts'

const root = join(import.meta.dirname, '../../../..')

const tokenSource = 'wagons/token/solidity/EduTrainCertificate.sol'

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
    Record<string, Record<string, { abi: Abi; evm: { bytecode: Bytecode; deployedBytecode: Bytecode } }>>
  >
}

/** What a site deploys. */
export function compileToken(): CompiledContract {
  const { EduTrainCertificate } = compileFile(tokenSource)
  if (!EduTrainCertificate) throw new Error('the contract has another name')
  return EduTrainCertificate
}

/**
 * Compiles the contracts of a file.
 * @param source path from the folder of the project
 * @throws Error with what the compiler says; a warning is enough.
 */
export function compileFile(source: string): Partial<Record<string, CompiledContract>> {
  const input = {
    language: 'Solidity',
    sources: { [source]: { content: readFileSync(join(root, source), 'utf8') } },
    settings: {
      ...compilerSettings,
      outputSelection: { [source]: { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  }
  const output: CompilerOutput = JSON.parse(solc.compile(JSON.stringify(input), { import: readSource }))
  if (output.errors?.length)
    throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return Object.fromEntries(
    Object.entries(output.contracts?.[source] ?? {}).map(([name, { abi, evm }]) => [
      name,
      {
        compiler: solc.version(),
        abi,
        bytecode: `0x${evm.bytecode.object}` as Hex,
        deployedBytecode: `0x${evm.deployedBytecode.object}` as Hex,
        immutables: Object.values(evm.deployedBytecode.immutableReferences ?? {})
          .flat()
          .map(({ start, length }) => ({ start, length }))
          .toSorted((a, b) => a.start - b.start),
      },
    ]),
  )
}

/** What an explorer's compiler takes: all sources that the contract is made of, with the settings. */
export function standardInput() {
  const sources: Record<string, { content: string }> = {
    [tokenSource]: { content: readFileSync(join(root, tokenSource), 'utf8') },
  }
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      ...compilerSettings,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  }
  const found: typeof sources = {}
  const readAndKeep = (path: string) => {
    const source = readSource(path)
    if ('contents' in source) found[path] = { content: source.contents }
    return source
  }
  solc.compile(JSON.stringify(input), { import: readAndKeep })
  return { ...input, sources: { ...sources, ...found } }
}

/** With the commit, as explorers name it. */
export const compilerVersion = () => `v${solc.version().replace(/\.Emscripten.*$/, '')}`

function readSource(path: string): { contents: string } | { error: string } {
  try {
    return {
      contents: readFileSync(join(root, path.startsWith('@') ? 'node_modules' : '', path), 'utf8'),
    }
  } catch (error) {
    return { error: String(error) }
  }
}
