import { z } from 'zod'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'

const name = z.strictObject({ key: z.string(), id: z.string() })

/** Where the list of all learners goes on: after a time of creation (ms) and an id. */
const created = z.strictObject({ createdAt: z.number(), id: z.string() })

/** Where a search goes on: in which of its ways, in their order, and after what; '' is before everything. */
const found = z.union([
  z.strictObject({ way: z.literal(['email-begins', 'email-has']), after: z.string() }),
  z.strictObject({ way: z.literal(['name-begins', 'name-has']), after: name }),
])

export type SearchCursor = z.output<typeof found>
export type LearnerCursor = z.output<typeof created> | SearchCursor

const cursor = z.union([created, found])

/** The cursor as text for an address; readLearnerCursor reads it. */
export const writeLearnerCursor = (at: LearnerCursor): string =>
  Buffer.from(JSON.stringify(at)).toString('base64url')

/** Reads a cursor out of an address; refuses what is none. */
export function readLearnerCursor(text: string): LearnerCursor | Refusal<'invalid-input'> {
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return parsed.success ? parsed.data : refuse('invalid-input', 'The cursor is not valid.', 'after')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
