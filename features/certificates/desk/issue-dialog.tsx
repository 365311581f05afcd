import type { DeskRequest } from '#features/certificates/contract/certificate-desk.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { NamePreview } from './name-preview.tsx'
import * as text from './requests.en.ts'
import { unseenIn, Warnings } from './warnings.tsx'

/** Of more, each is drawn once it is asked for. */
const mostDrawn = 6

interface IssueDialogProps {
  readonly requests: readonly DeskRequest[]
  readonly onIssue: () => void
  readonly onClose: () => void
}

export function IssueDialog({ requests, onIssue, onClose }: IssueDialogProps) {
  const odd = requests.filter((request) => unseenIn(request).length > 0)
  const usual = requests.filter((request) => unseenIn(request).length === 0)
  const isDrawn = requests.length <= mostDrawn
  return (
    <Dialog title={text.issueQuestion(requests.length)} onClose={onClose}>
      {(close) => (
        <>
          {odd.length > 0 && (
            <>
              <p>{text.lookAt(odd.length)}</p>
              <Names requests={odd} isDrawn={isDrawn} />
            </>
          )}
          {usual.length > 0 && (
            <>
              <p>{odd.length > 0 ? text.others(usual.length) : text.nothingOdd}</p>
              <Names requests={usual} isDrawn={isDrawn} />
            </>
          )}
          <p className="mb-5 text-soft">{text.issueNote}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={close}>
              {text.cancel}
            </Button>
            <Button
              onClick={() => {
                onIssue()
                close()
              }}
            >
              {text.issueChosen(requests.length)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

interface NamesProps {
  readonly requests: readonly DeskRequest[]
  readonly isDrawn: boolean
}

const Names = ({ requests, isDrawn }: NamesProps) => (
  <ul className="my-3 grid gap-3">
    {requests.map((request) => (
      <li key={request.accountId} className="border-s-4 border-line ps-3">
        <span className="block">
          <bdi>{request.name || <em className="text-soft">{text.noName}</em>}</bdi>
        </span>
        <span className="block break-words text-sm text-soft">{request.email}</span>
        <Warnings request={request} />
        <NamePreview name={request.name} isOpen={isDrawn} />
      </li>
    ))}
  </ul>
)
