import { describeFailure } from './describe-failure.ts'

interface EndedNoteProps {
  /** A code of the identity service. */
  readonly reason: string
}

/** Says that a session ended by itself, and why. It comes late, for few visitors of the login page ever see it. */
export default function EndedNote({ reason }: EndedNoteProps) {
  return (
    <p role="alert" className="mb-4">
      {describeFailure({ code: reason })}
    </p>
  )
}
