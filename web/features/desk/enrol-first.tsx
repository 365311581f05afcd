import { FreshLoginProvider } from '#web/features/identity/account/fresh-login.tsx'
import { useAccount } from '#web/features/identity/account/read-account.ts'
import { SecondFactorSection } from '#web/features/identity/second-factor/second-factor-section.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import * as text from './desk.en.ts'

/** What an operator without a second factor finds at the desk: why it is shut, and the way to set one up. */
export function EnrolFirst({ onEnrolled }: { readonly onEnrolled: () => void }) {
  const account = useAccount()
  if (account.isPending) return <Loading />
  if (!account.data)
    return <LoadFailure what={text.loadFailed} onRetry={account.refetch} isRetrying={account.isFetching} />
  return (
    <FreshLoginProvider account={account.data}>
      <p>{text.secondFactorNote}</p>
      <div className="w-full max-w-3xl">
        <SecondFactorSection email={account.data.email} onEnrolled={onEnrolled} />
      </div>
    </FreshLoginProvider>
  )
}
