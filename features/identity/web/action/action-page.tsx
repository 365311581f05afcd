import { useLocation } from 'react-router'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import * as text from './action.en.tsx'
import { readActionLink } from './action-link.ts'
import { BrokenLink } from './broken-link.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { LoginByLink } from './login-by-link.tsx'
import { ResetPassword } from './reset-password.tsx'
import type { ActionProps } from './use-action.ts'
import { useCheckedCode } from './use-checked-code.ts'

/** Where the links in our e-mails lead. Programs that check e-mails open links too, so only a click uses one up. */
export function ActionPage() {
  const link = readActionLink(useLocation().search)
  const { state, retry, fail } = useCheckedCode(link)
  if (!link) return <BrokenLink mode={null} error={null} onRetry={retry} />
  if (state.status === 'failed') return <BrokenLink mode={link.mode} error={state.error} onRetry={retry} />
  return (
    <TicketPage title={text.titles[link.mode]}>
      {state.status === 'checking' ? (
        <p role="status">{text.checking}</p>
      ) : (
        <Action link={link} about={state.about} onBroken={fail} />
      )}
    </TicketPage>
  )
}

function Action({ link, about, onBroken }: ActionProps) {
  if (link.mode === 'resetPassword') return <ResetPassword link={link} about={about} onBroken={onBroken} />
  if (link.mode === 'signIn') return <LoginByLink link={link} about={about} onBroken={onBroken} />
  return <ConfirmAction link={link} about={about} onBroken={onBroken} />
}
