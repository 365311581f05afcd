/** A line in the record and the hash of the block before, from which its own hash follows. */
export interface Block {
  readonly line: string
  readonly previous: string
}

export interface SealedBlock extends Block {
  readonly hash: string
  /** Whether `previous` is the hash that the block before has now. */
  readonly fits: boolean
}

/** What the first block has in place of a hash before it. */
export const beginning = '0'.repeat(64)

/** Browsers compute no hashes over an insecure connection. */
export const canHash = () => globalThis.crypto?.subtle !== undefined

/** SHA-256 of number, line and hash before, in hex. */
export async function hashOf(number: number, { line, previous }: Block): Promise<string> {
  const bytes = new TextEncoder().encode(`${number}\n${line}\n${previous}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A chain in which each block has the hash of the one before. */
export async function chainOf(lines: readonly string[]): Promise<Block[]> {
  const chain: Block[] = []
  let previous = beginning
  for (const [index, line] of lines.entries()) {
    const block = { line, previous }
    chain.push(block)
    previous = await hashOf(index + 1, block)
  }
  return chain
}

/** The chain as anyone can compute it: each block with its hash, and whether it fits the one before. */
export async function sealAll(chain: readonly Block[]): Promise<SealedBlock[]> {
  const hashes = await Promise.all(chain.map((block, index) => hashOf(index + 1, block)))
  return chain.map((block, index) => ({
    ...block,
    hash: hashes[index] ?? '',
    fits: block.previous === (index === 0 ? beginning : hashes[index - 1]),
  }))
}

export const rewrite = (chain: readonly Block[], index: number, line: string): Block[] =>
  chain.map((block, at) => (at === index ? { ...block, line } : block))

/** Writes the hash of the block before into a block, which gives that block another one in turn. */
export const mend = (chain: readonly SealedBlock[], index: number): Block[] =>
  chain.map(({ line, previous }, at) => ({
    line,
    previous: at === index ? (chain[index - 1]?.hash ?? beginning) : previous,
  }))
