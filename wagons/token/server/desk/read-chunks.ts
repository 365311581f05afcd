import { type ChainFault, isFault } from '../chain/chain-reader.ts'

interface Chunk<Row, Cursor> {
  readonly rows: Row[]
  readonly next: Cursor | null
}

/** Beyond so many in one call the page is short and says where to go on. */
const mostChunks = 20

/** Reads on past chunks of which the chain leaves nothing, until there are `wanted` rows. */
export async function readChunks<Row, Cursor>(
  from: Cursor | undefined,
  wanted: number,
  read: (cursor: Cursor | undefined) => Promise<Chunk<Row, Cursor> | ChainFault>,
): Promise<Chunk<Row, Cursor> | ChainFault> {
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
