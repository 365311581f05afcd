import { z } from 'zod'
import { type Refusal, refuse } from './refusal.ts'

/** `next` is null at the end of the list. */
export interface Page<Row, Cursor> {
  readonly rows: Row[]
  readonly next: Cursor | null
}

export function pageOf<Row, Cursor>(
  rows: Row[],
  limit: number,
  cursorOf: (last: Row) => Cursor,
): Page<Row, Cursor> {
  const last = rows.length === limit ? rows.at(-1) : undefined
  return { rows, next: last === undefined ? null : cursorOf(last) }
}

/** PostgreSQL takes no U+0000. */
export const cursorText = z.string().regex(/^[^\0]*$/)

export async function pageAt<Cursor, Found extends { readonly next: Cursor | null }>(
  schema: z.ZodType<Cursor>,
  text: string | undefined,
  read: (cursor: Cursor | undefined) => Promise<Found>,
): Promise<(Omit<Found, 'next'> & { readonly next: string | null }) | Refusal<'invalid-input'>> {
  const cursor = text === undefined ? undefined : schema.safeParse(parseJson(text))
  if (cursor?.success === false) return refuse('invalid-input', 'The cursor is not valid.', 'cursor')
  const { next, ...found } = await read(cursor?.data)
  return { ...found, next: next === null ? null : Buffer.from(JSON.stringify(next)).toString('base64url') }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
