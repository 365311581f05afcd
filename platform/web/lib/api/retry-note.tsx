import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRetryNote } from '#platform/web/ui/connection-note.tsx'

/** Draws nothing: tells the line about the connection, at the top of the page, that a call which failed is made again. */
export function RetryNote() {
  const reading = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 })
  const writing = useIsMutating({ predicate: ({ state }) => state.failureCount > 0 })
  useRetryNote(reading + writing > 0)
  return null
}
