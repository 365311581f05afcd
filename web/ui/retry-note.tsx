import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { ConnectionStatus } from '#web/ui/connection-note.tsx'
import * as text from '#web/ui/ui.en.ts'

/** Says that something is being tried again, while it is. */
export function RetryNote() {
  const reading = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 })
  const writing = useIsMutating({ predicate: ({ state }) => state.failureCount > 0 })
  return <ConnectionStatus words={reading + writing > 0 ? text.tryingAgain : undefined} />
}
