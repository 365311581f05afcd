import { failures, otherFailure } from './failures.en.ts'

/** The code of a failure without the prefix of the identity client; empty when it has none. */
export function failureCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

export function describeFailure(error: unknown): string {
  return failures[failureCode(error)] ?? otherFailure
}

/** `reason` is a code of the identity service. */
export function EndedNote({ reason }: { readonly reason: string }) {
  return (
    <p role="alert" className="mb-4">
      {describeFailure({ code: reason })}
    </p>
  )
}
