import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { retryDelay, worthRetrying } from '#web/lib/back-off.ts'
import { keepApp } from '#web/lib/service-worker.ts'
import { RetryNote } from '#web/ui/retry-note.tsx'

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

/**
 * What the server has said, for the pages inside. The cache lives as long as this component: give it the
 * learner's uid as `key`, so that nobody sees what was fetched for somebody else.
 */
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
