import { useTask } from '#features/identity/web/failures/use-task.ts'
import { startProviderVisit } from '#features/identity/web/providers/provider-visit.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './account.en.tsx'
import { unlinkProvider } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'
import { type AccountView, type LinkableProvider, useAccountChanged } from './read-account.ts'

export function ProvidersSection({ account: { providers, mayUnlink } }: { readonly account: AccountView }) {
  if (providers.length === 0) return null
  return (
    <AccountSection title={text.providersTitle} note={text.providersNote}>
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
        <span className="text-sm text-soft">{isLinked ? text.linkedAs(linkedAs ?? '') : text.notLinked}</span>
      </p>
      {!isLinked && (
        <Button
          look="outline"
          aria-label={text.linkProvider(label)}
          onClick={() => startProviderVisit(id, 'link', paths.account)}
        >
          {text.link}
        </Button>
      )}
      {isLinked && mayUnlink && (
        <Button look="outline" aria-label={text.unlinkProvider(label)} busy={busy} onClick={unlink}>
          {text.unlink}
        </Button>
      )}
    </>
  )
}
