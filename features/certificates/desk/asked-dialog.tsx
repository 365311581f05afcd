import type { DeskRequest, maxReasonLength } from '#features/certificates/contract/certificate-desk.ts'
import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import { readName } from '#features/profiles/web/profile-fields.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { type Decision, decisions } from './decide.ts'
import { NamePreview } from './name-preview.tsx'
import type { AskedAction } from './request-row.tsx'
import * as text from './requests.en.ts'
import { unseenIn, Warnings } from './warnings.tsx'

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
  if (!first) return null
  const accountIds = requests.map(({ accountId }) => accountId)
  const certificateId = first.certificate?.id ?? ''
  if (action === 'issue') {
    const names = Object.fromEntries(requests.map(({ accountId, name }) => [accountId, name]))
    const issue = () => onDecide(() => decisions.issue({ accountIds, names }))
    return <IssueDialog requests={requests} onIssue={issue} onClose={onClose} />
  }
  if (action === 'rename' || action === 'reissue') {
    const decide = (name: string) =>
      onDecide(() =>
        action === 'rename'
          ? decisions.rename({ accountId: first.accountId, name })
          : decisions.reissue({ certificateId, name }),
      )
    return <NameDialog action={action} request={first} onName={decide} onClose={onClose} />
  }
  const decide = (reason: string) =>
    onDecide(() =>
      action === 'revoke'
        ? decisions.revoke({ certificateId, reason })
        : decisions[action]({ accountIds, reason }),
    )
  return <ReasonDialog action={action} count={requests.length} onReason={decide} onClose={onClose} />
}

/** Of more, each is drawn once it is asked for. */
const mostDrawn = 6

interface IssueDialogProps {
  readonly requests: readonly DeskRequest[]
  readonly onIssue: () => void
  readonly onClose: () => void
}

function IssueDialog({ requests, onIssue, onClose }: IssueDialogProps) {
  const odd = requests.filter((request) => unseenIn(request).length > 0)
  const usual = requests.filter((request) => unseenIn(request).length === 0)
  const listed = (intro: string, some: readonly DeskRequest[]) =>
    some.length > 0 && (
      <>
        <p>{intro}</p>
        <ul className="my-3 grid gap-3">
          {some.map((request) => (
            <li key={request.accountId} className="border-s-4 border-line ps-3">
              <span className="block">
                <bdi>{request.name || <em className="text-soft">{text.noName}</em>}</bdi>
              </span>
              <span className="block break-words text-sm text-soft">{request.email}</span>
              <Warnings request={request} />
              <NamePreview name={request.name} isOpen={requests.length <= mostDrawn} />
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <DeskDialog
      title={text.issueQuestion(requests.length)}
      action={text.issueChosen(requests.length)}
      onSubmit={(_, close) => {
        onIssue()
        close()
      }}
      onClose={onClose}
    >
      {listed(text.lookAt(odd.length), odd)}
      {listed(odd.length > 0 ? text.others(usual.length) : text.nothingOdd, usual)}
      <p className="mb-5 text-soft">{text.issueNote}</p>
    </DeskDialog>
  )
}

interface NameDialogProps {
  /** `rename` before the issue, `reissue` after it. */
  readonly action: 'rename' | 'reissue'
  readonly request: DeskRequest
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

function NameDialog({ action, request, onName, onClose }: NameDialogProps) {
  const { note, ...words } = text.named[action]
  const wanted = request.correction?.name
  function submit(form: HTMLFormElement, close: () => void) {
    const name = readName(form)
    if (name === null) return
    onName(name)
    close()
  }
  return (
    <DeskDialog {...words} onSubmit={submit} onClose={onClose}>
      <p className="mb-4 break-words">{request.email}</p>
      <p className="mb-4 text-soft">{note}</p>
      <TextField
        label={text.name}
        name="name"
        dir="auto"
        autoComplete="off"
        required
        defaultValue={wanted ?? request.name}
      />
      {wanted && <NamePreview name={wanted} isOpen />}
    </DeskDialog>
  )
}

const longestReason: typeof maxReasonLength = 500

interface ReasonDialogProps {
  readonly action: keyof typeof text.reasoned
  readonly count: number
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

function ReasonDialog({ action, count, onReason, onClose }: ReasonDialogProps) {
  const words = text.reasoned[action]
  function submit(form: HTMLFormElement, close: () => void) {
    onReason(String(new FormData(form).get('reason')).trim())
    close()
  }
  return (
    <DeskDialog
      title={words.title(count)}
      action={words.title(count)}
      look="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="mb-4 text-soft">{words.note}</p>
      <TextField
        label={text.reason}
        name="reason"
        dir="auto"
        autoComplete="off"
        required
        pattern=".*\S.*"
        maxLength={longestReason}
      />
    </DeskDialog>
  )
}
