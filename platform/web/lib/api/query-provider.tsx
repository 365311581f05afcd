import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useIsFetching,
  useIsMutating,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useRetryNote } from '#platform/web/ui/connection-note.tsx'
import { keepApp } from '../offline/service-worker.ts'
import { retryDelay, worthRetrying } from './back-off.ts'

// What was read may be read again; a write says itself whether it may be sent twice. `always`: with no network a call
// fails and the page says so, where the default would wait in silence; what failed is asked for again with a network.
function createQueryClient(): QueryClient {
  // It takes a device for online until it hears otherwise, and would not hear that the connection came back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => worthRetrying(failures, error),
        retryDelay,
      },
      mutations: { networkMode: 'always', retryDelay },
    },
  })
}

/** The cache lives as long as this component: with the learner's uid as `key`, no other learner sees its content. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(keepApp, [])
  return (
    <QueryClientProvider client={client}>
      <RetryNote />
      {children}
    </QueryClientProvider>
  )
}

function RetryNote() {
  const reading = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 })
  const writing = useIsMutating({ predicate: ({ state }) => state.failureCount > 0 })
  useRetryNote(reading + writing > 0)
  return null
}
