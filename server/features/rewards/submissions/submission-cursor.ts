import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { SubmissionPlace } from './submission.store.ts'

/** The place as text for an address; readSubmissionPlace reads it. */
export const writeSubmissionPlace = ({ at, id }: SubmissionPlace): string => `${at}.${id}`

export function readSubmissionPlace(text: string): SubmissionPlace | Refusal<'invalid-input'> {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return at !== undefined && id !== undefined
    ? { at: Number(at), id }
    : refuse('invalid-input', 'This is no place in the list.', 'after')
}
