import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'

/** A refusal stays a refusal; only what may pass by itself (network, 5xx) is worth a second try. */
function worthRetrying(failureCount: number, error: Error): boolean {
  return failureCount < 1 && !(error instanceof ApiError && error.status < 500)
}

// `always`: with no network a call fails and the page says so, where the default would wait in silence.
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: worthRetrying, retryDelay: 400 },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * What the server has said, for the pages inside. The cache lives as long as this component: give it the
 * learner's uid as `key`, so that nobody sees what was fetched for somebody else.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
