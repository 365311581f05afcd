import { failures, otherFailure } from './failures.en.ts'

/** The code of a failure without the prefix of the identity client; empty when it has none. */
export function failureCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

export function describeFailure(error: unknown): string {
  return failures[failureCode(error)] ?? otherFailure
}

interface EndedNoteProps {
  /** A code of the identity service. */
  readonly reason: string
}

export function EndedNote({ reason }: EndedNoteProps) {
  return (
    <p role="alert" className="mb-4">
      {describeFailure({ code: reason })}
    </p>
  )
}
