import { Button } from '#web/ui/button.tsx'
import { logoutAndLeave } from '../logout-and-leave.ts'
import { useTask } from '../use-task.ts'
import { signOutEverywhere } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'

/** The way out on every device at once. */
export function SessionsSection() {
  const { busy, run } = useTask()
  const logoutEverywhere = () =>
    run(async () => {
      await signOutEverywhere()
      await logoutAndLeave()
    })
  return (
    <AccountSection title="Devices" note="Lost a phone, or logged in on somebody else’s computer?">
      <Button look="outline" busy={busy} onClick={logoutEverywhere}>
        Log out everywhere
      </Button>
      <p className="mt-2 text-sm text-soft">Here too. Then log in again where you want to be.</p>
    </AccountSection>
  )
}
