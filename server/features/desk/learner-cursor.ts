import { z } from 'zod'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'

/** Where a list of learners goes on: after a time of creation (ms) and an id, an e-mail, or a name and an id. */
const place = z.union([
  z.strictObject({ createdAt: z.number(), id: z.string() }),
  z.strictObject({ email: z.string() }),
  z.strictObject({ key: z.string(), id: z.string() }),
])

export type LearnerPlace = z.output<typeof place>

/** The place as text for an address; readLearnerPlace reads it. */
export const writeLearnerPlace = (at: LearnerPlace): string =>
  Buffer.from(JSON.stringify(at)).toString('base64url')

export function readLearnerPlace(text: string): LearnerPlace | Refusal<'invalid-input'> {
  const parsed = place.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return parsed.success ? parsed.data : refuse('invalid-input', 'This is no place in the list.', 'after')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
