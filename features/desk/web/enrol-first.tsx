import { lazy, Suspense } from 'react'
import { FreshLoginProvider } from '#features/account/web/sections/fresh-login.tsx'
import { useAccount } from '#features/account/web/sections/read-account.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './ui/desk.en.ts'

// Only operators without one see it.
const SecondFactorSection = lazy(async () => {
  const { SecondFactorSection } = await import(
    '#features/account/web/second-factor/second-factor-section.tsx'
  )
  return { default: SecondFactorSection }
})

export function EnrolFirst({ onEnrolled }: { readonly onEnrolled: () => void }) {
  const account = useAccount()
  if (account.isPending) return <Loading />
  if (!account.data)
    return <LoadFailure what={text.loadFailed} onRetry={account.refetch} isRetrying={account.isFetching} />
  return (
    <FreshLoginProvider account={account.data}>
      <p>{text.secondFactorNote}</p>
      <div className="w-full max-w-3xl">
        <Suspense fallback={<Loading />}>
          <SecondFactorSection email={account.data.email} onEnrolled={onEnrolled} />
        </Suspense>
      </div>
    </FreshLoginProvider>
  )
}
