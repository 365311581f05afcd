import type { z } from 'zod'
import { type Page, pageAt } from '#platform/server/http/cursor.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { type ChainFault, isFault } from '../chain/chain-reader.ts'
import type { TokenParts } from '../token-parts.ts'

/** Reads what the root that the chain has leaves of a part of the rows. */
export type ReadChunk<Row, Cursor> = (
  root: string,
  cursor: Cursor | undefined,
) => Promise<Page<Row, Cursor> | ChainFault>

/** Beyond so many in one call the page is short and says where to go on. */
const mostChunks = 20

/** Reads on past chunks of which the chain leaves nothing, until there are `wanted` rows. */
async function readChunks<Row, Cursor>(
  from: Cursor | undefined,
  wanted: number,
  read: (cursor: Cursor | undefined) => Promise<Page<Row, Cursor> | ChainFault>,
): Promise<Page<Row, Cursor> | ChainFault> {
  const rows: Row[] = []
  let cursor = from
  for (let chunks = 0; chunks < mostChunks; chunks++) {
    const chunk = await read(cursor)
    if (isFault(chunk)) return chunk
    rows.push(...chunk.rows)
    if (chunk.next === null || rows.length >= wanted) return { rows, next: chunk.next }
    cursor = chunk.next
  }
  return { rows, next: cursor ?? null }
}

/** A page of rows at the root that the chain has now. */
export async function readPage<Row, Cursor>(
  { settings, chain }: Pick<TokenParts, 'settings' | 'chain'>,
  schema: z.ZodType<Cursor>,
  text: string | undefined,
  read: ReadChunk<Row, Cursor>,
): Promise<Page<Row, string> | Refusal<'no-contract' | 'chain-away' | 'invalid-input'>> {
  if (settings.contract === '') return refuse('no-contract', 'TOKEN_CONTRACT is not set.')
  const state = await chain.readContract()
  if (isFault(state)) return refuse('chain-away', `The node cannot be asked: ${state}.`)
  const found = await pageAt(schema, text, async (cursor) => {
    const page = await readChunks(cursor, 1, (from: Cursor | undefined) => read(state.root, from))
    return isFault(page) ? { rows: page, next: null } : page
  })
  if (!('rows' in found)) return found
  const { rows, next } = found
  return isFault(rows) ? refuse('chain-away', `The node cannot be asked: ${rows}.`) : { rows, next }
}

/** Stops at `most`, which is enough to say that there are many; null where the node cannot be asked. */
export async function countRows<Row, Cursor>(root: string, most: number, read: ReadChunk<Row, Cursor>) {
  const page = await readChunks(undefined, most, (from: Cursor | undefined) => read(root, from))
  return isFault(page) ? null : page.rows.length
}
