import { type Abi, type AbiParameter, parseAbi } from 'viem'

type Part = Abi[number]

/** What the site's words of an ABI have wrong beside what the compiler says, a line for each. */
export function findAbiFaults(words: readonly string[], compiled: Abi, source: string): string[] {
  const parts = compiled.map(describe)
  const ours = parseAbi(words).map(describe)
  const missing = compiled
    .filter((part) => isOfSource(part, source) && !ours.includes(describe(part)))
    .map((part) => `the contract has “${describe(part)}”, wagons/token/contract/token-abi.ts does not`)
  return [
    ...ours
      .filter((part) => !parts.includes(part))
      .map((part) => `wagons/token/contract/token-abi.ts has “${part}”, the contract does not`),
    ...missing,
  ]
}

/** Errors and events that the contract itself declares: a page has words for each. */
const isOfSource = (part: Part, source: string) =>
  (part.type === 'error' || part.type === 'event') &&
  new RegExp(`\\b${part.type} ${part.name}\\(`).test(source)

/** Names of outputs are the compiler's alone, and `pure` is to a caller what `view` is. */
function describe(part: Part): string {
  const name = 'name' in part ? part.name : ''
  const inputs = 'inputs' in part ? part.inputs : []
  const outputs = part.type === 'function' ? ` returns (${part.outputs.map(({ type }) => type)})` : ''
  const reads = part.type === 'function' && ['view', 'pure'].includes(part.stateMutability) ? ' view' : ''
  return `${part.type} ${name}(${inputs.map(describeInput).join(', ')})${reads}${outputs}`
}

const describeInput = (input: AbiParameter & { indexed?: boolean }) =>
  `${input.type}${input.indexed ? ' indexed' : ''} ${input.name}`
