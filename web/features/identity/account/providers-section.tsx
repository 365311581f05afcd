import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { startProviderVisit } from '../providers/provider-visit.ts'
import { useTask } from '../use-task.ts'
import { unlinkProvider } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'
import { type AccountView, type LinkableProvider, useAccountChanged } from './read-account.ts'

/** Other ways to log in to the same account; nothing where there are none. */
export function ProvidersSection({ account: { providers, mayUnlink } }: { readonly account: AccountView }) {
  if (providers.length === 0) return null
  return (
    <AccountSection title="Other logins" note="Other ways to get into this same account.">
      <ul className="grid gap-4">
        {providers.map((provider) => (
          <li key={provider.id} className="flex flex-wrap items-center justify-between gap-3">
            <ProviderRow provider={provider} mayUnlink={mayUnlink} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

interface ProviderRowProps {
  readonly provider: LinkableProvider
  readonly mayUnlink: boolean
}

function ProviderRow({ provider: { id, label, isLinked, linkedAs }, mayUnlink }: ProviderRowProps) {
  const { busy, run } = useTask()
  const freshly = useFreshly()
  const accountChanged = useAccountChanged()
  const unlink = () =>
    run(async () => {
      await freshly(() => unlinkProvider(id))
      await accountChanged()
    })
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <strong className="block">{label}</strong>
        <span className="text-sm text-soft">{isLinked ? `Linked ${linkedAs ?? ''}` : 'Not linked'}</span>
      </p>
      {!isLinked && (
        <Button
          look="outline"
          aria-label={`Link ${label}`}
          onClick={() => startProviderVisit(id, 'link', paths.account)}
        >
          Link
        </Button>
      )}
      {isLinked && mayUnlink && (
        <Button look="outline" aria-label={`Unlink ${label}`} busy={busy} onClick={unlink}>
          Unlink
        </Button>
      )}
    </>
  )
}
