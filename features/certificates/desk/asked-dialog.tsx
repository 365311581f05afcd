import type { DeskRequest } from '#features/certificates/contract/certificate-desk.ts'
import type { Decision } from './decide.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { AskedAction } from './request-row.tsx'

export interface Asked {
  readonly action: AskedAction
  readonly requests: readonly DeskRequest[]
}

interface AskedDialogProps {
  readonly asked: Asked
  readonly onDecide: (decision: Decision) => void
  readonly onClose: () => void
}

export function AskedDialog({ asked: { action, requests }, onDecide, onClose }: AskedDialogProps) {
  const [first] = requests
  const accountIds = requests.map(({ accountId }) => accountId)
  const certificateId = first?.certificate?.id ?? ''
  if (!first) return null
  if (action === 'issue') {
    const names = Object.fromEntries(requests.map(({ accountId, name }) => [accountId, name]))
    const issue = () => onDecide({ action, accountIds, names })
    return <IssueDialog requests={requests} onIssue={issue} onClose={onClose} />
  }
  if (action === 'rename' || action === 'reissue') {
    const decide = (name: string) =>
      onDecide(
        action === 'rename' ? { action, accountId: first.accountId, name } : { action, certificateId, name },
      )
    return <NameDialog action={action} request={first} onName={decide} onClose={onClose} />
  }
  const decide = (reason: string) =>
    onDecide(action === 'revoke' ? { action, certificateId, reason } : { action, accountIds, reason })
  return <ReasonDialog action={action} count={requests.length} onReason={decide} onClose={onClose} />
}
