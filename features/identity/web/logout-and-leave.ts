import { paths } from '#platform/web/paths.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import { logout } from './session.ts'
import * as text from './top-bar.en.ts'

/** What goes wrong is said in a toast (S4.3). */
export async function logoutAndLeave(): Promise<void> {
  try {
    await logout()
  } catch (error) {
    showToast(text.logoutFailure(error), 'alert-error')
    return
  }
  leave()
}

/** Loads `/` anew, also when "back" restores a page, so that nothing of the learner stays in memory. */
export function leave(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there is nothing left to remove.
  }
  addEventListener('pageshow', () => location.reload())
  location.assign(paths.landing)
}
