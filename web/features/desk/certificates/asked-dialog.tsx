import type { DeskRequest } from '#contract/certificate-desk.ts'
import type { Decision } from './decide.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { AskedAct } from './request-row.tsx'

/** One request, but for issuing and declining. */
export interface Asked {
  readonly act: AskedAct
  readonly requests: readonly DeskRequest[]
}

interface AskedDialogProps {
  readonly asked: Asked
  readonly onDecide: (decision: Decision) => void
  readonly onClose: () => void
}

export function AskedDialog({ asked: { act, requests }, onDecide, onClose }: AskedDialogProps) {
  const [first] = requests
  const accountIds = requests.map(({ accountId }) => accountId)
  const certificateId = first?.certificate?.id ?? ''
  if (!first) return null
  if (act === 'issue') {
    const names = Object.fromEntries(requests.map(({ accountId, name }) => [accountId, name]))
    const issue = () => onDecide({ act, accountIds, names })
    return <IssueDialog requests={requests} onIssue={issue} onClose={onClose} />
  }
  if (act === 'rename' || act === 'reissue') {
    const decide = (name: string) =>
      onDecide(act === 'rename' ? { act, accountId: first.accountId, name } : { act, certificateId, name })
    return <NameDialog act={act} request={first} onName={decide} onClose={onClose} />
  }
  const decide = (reason: string) =>
    onDecide(act === 'revoke' ? { act, certificateId, reason } : { act, accountIds, reason })
  return <ReasonDialog act={act} count={requests.length} onReason={decide} onClose={onClose} />
}
