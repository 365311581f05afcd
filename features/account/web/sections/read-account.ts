import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { loadBrowserConfig } from '#features/identity/web/browser-config.ts'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { currentUser } from './account-calls.ts'

/** `linkedAs` is the e-mail there, null when it is not linked. */
export interface LinkableProvider {
  readonly id: string
  readonly label: string
  readonly isLinked: boolean
  readonly linkedAs: string | null
}

export interface AccountView {
  readonly email: string
  readonly isConfirmed: boolean
  readonly providers: readonly LinkableProvider[]
  /** There is more than one way to log in, so that one may go. */
  readonly mayUnlink: boolean
}

// The client reads the user when a page is loaded. Asking once more would keep a page that begins here waiting.
let hasRead = false
const isNews = () => !hasRead && performance.now() < 10_000

/** @throws the identity service's error when the session has ended */
export async function readAccount(): Promise<AccountView> {
  const [user, { identity }] = await Promise.all([currentUser(), loadBrowserConfig()])
  if (!isNews()) {
    // Without a network what was known last has to do.
    await user.reload().catch((error: unknown) => {
      if (failureCode(error) !== 'network-request-failed') throw error
    })
  }
  hasRead = true
  const linked = user.providerData.filter(({ providerId }) => providerId !== 'password')
  const known = new Map(identity.providers.map(({ id, label }) => [id, label]))
  const ids = new Set([...known.keys(), ...linked.map(({ providerId }) => providerId)])
  return {
    email: user.email ?? '',
    isConfirmed: user.emailVerified,
    mayUnlink: user.providerData.length > 1,
    providers: [...ids].map((id) => {
      const link = linked.find(({ providerId }) => providerId === id)
      return { id, label: known.get(id) ?? id, isLinked: !!link, linkedAs: link?.email ?? null }
    }),
  }
}

const accountQuery = queryOptions({ queryKey: ['account'], queryFn: readAccount })

/** The learner's own account, read anew whenever the page opens or comes to the front. */
export function useAccount() {
  return useQuery(accountQuery)
}

export function useAccountChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(accountQuery)
}
