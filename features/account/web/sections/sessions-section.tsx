import { useTask } from '#features/identity/web/failures/use-task.ts'
import { logoutAndLeave } from '#features/identity/web/logout-and-leave.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './account.en.tsx'
import { signOutEverywhere } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'

export function SessionsSection() {
  const { busy, run } = useTask()
  const logoutEverywhere = () =>
    run(async () => {
      await signOutEverywhere()
      await logoutAndLeave()
    })
  return (
    <AccountSection title={text.devicesTitle} note={text.devicesNote}>
      <Button look="outline" busy={busy} onClick={logoutEverywhere}>
        {text.logoutEverywhere}
      </Button>
      <p className="mt-2 text-sm text-soft">{text.logoutNote}</p>
    </AccountSection>
  )
}
