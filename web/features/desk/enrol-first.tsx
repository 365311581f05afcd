import { lazy, Suspense } from 'react'
import { FreshLoginProvider } from '#web/features/account/sections/fresh-login.tsx'
import { useAccount } from '#web/features/account/sections/read-account.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import * as text from './ui/desk.en.ts'

// Only operators without one see it.
const SecondFactorSection = lazy(async () => {
  const { SecondFactorSection } = await import(
    '#web/features/account/second-factor/second-factor-section.tsx'
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
