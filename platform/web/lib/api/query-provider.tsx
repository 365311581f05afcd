import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { latePart } from '../late-page.tsx'
import { keepApp } from '../offline/service-worker.ts'
import { retryDelay, worthRetrying } from './back-off.ts'

// At once, but after the page: a call fails later than it is made.
const RetryNote = latePart(
  () => import('./retry-note.tsx').then((part) => part.RetryNote),
  async () => {},
)

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
      <Suspense>
        <RetryNote />
      </Suspense>
      {children}
    </QueryClientProvider>
  )
}
