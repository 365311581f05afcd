import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type {
  maxReportLength,
  ReportedQuestion,
  ReportReason,
  submitQuestionReport,
} from '#features/question-reports/contract.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { icon } from '#platform/web/drawings/icons.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import * as text from './report.en.ts'
import { reasons } from './report-reasons.en.ts'

export interface ReportButtonProps {
  readonly moduleNumber: number
  /** The one answered last in the quiz, unless it is said. */
  readonly asked?: ReportedQuestion
}

export function ReportButton({ moduleNumber, asked }: ReportButtonProps) {
  const client = useQueryClient()
  const open = () => {
    const attempt = client.getQueryData<Attempt>(['attempt', moduleNumber])
    const reported = asked ?? (attempt?.answered && { position: attempt.answered.position })
    if (reported) setModal(<ReportDialog moduleNumber={moduleNumber} asked={reported} />)
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={text.title}
      className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 text-sm text-soft hover:text-ink"
      onClick={open}
    >
      <FlagIcon className="size-5" />
      <span className="underline underline-offset-[0.2em] max-sm:sr-only">{text.flag}</span>
    </button>
  )
}

const FlagIcon = icon('M6 21V4h12l-3 4.500 3 4.500H6')

const longestReport: typeof maxReportLength = 300
const reasonIds = Object.keys(reasons) as ReportReason[]

interface Draft {
  readonly reason?: ReportReason
  readonly words?: string
}

/** What was typed and not sent, by question: a dialog that was closed opens with it. */
const drafts = new Map<string, Draft>()

interface ReportDialogProps {
  readonly moduleNumber: number
  readonly asked: ReportedQuestion
}

/** It stays open over whatever page comes next, such as the one after the last question. */
function ReportDialog({ moduleNumber, asked }: ReportDialogProps) {
  const [outcome, setOutcome] = useState<string>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const key = JSON.stringify([moduleNumber, asked])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { reason, words = '' } = readDraft(event.currentTarget)
    if (!reason) return
    setBusy(true)
    setFailure('')
    try {
      await send({ moduleNumber, asked }, { reason, words })
      drafts.delete(key)
      setOutcome(text.thanks)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'already-reported') setOutcome(text.already)
      else setFailure(text.failures[code] ?? text.failed)
    }
    setBusy(false)
  }

  return (
    <Dialog title={text.title} onClose={() => setModal(null)}>
      {(close) => (
        <>
          <p role="status">{outcome}</p>
          {outcome ? (
            <Done onClose={close} />
          ) : (
            <form onSubmit={submit} onInput={(event) => drafts.set(key, readDraft(event.currentTarget))}>
              <ReportFields draft={drafts.get(key) ?? {}} />
              <p role="alert" className="field-error">
                {failure}
              </p>
              <div className="mt-3 flex flex-wrap justify-end gap-3">
                <Button look="outline" onClick={close}>
                  {text.cancel}
                </Button>
                <Button type="submit" busy={busy}>
                  {text.send}
                </Button>
              </div>
            </form>
          )}
        </>
      )}
    </Dialog>
  )
}

function ReportFields({ draft }: { readonly draft: Draft }) {
  return (
    <>
      <fieldset className="mb-4">
        <legend className="mb-1 text-sm text-soft">{text.what}</legend>
        {reasonIds.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={draft.reason === reason}
              className="radio"
            />
            {reasons[reason]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={text.words}
        name="words"
        hint={text.wordsHint(longestReport)}
        maxLength={longestReport}
        defaultValue={draft.words}
      />
    </>
  )
}

/** The field that had the focus is gone. */
function Done({ onClose }: { readonly onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p className="mt-4 text-end">
      <Button ref={button} onClick={onClose}>
        {text.close}
      </Button>
    </p>
  )
}

function readDraft(form: HTMLFormElement): Draft {
  const reason = new FormData(form).get('reason') as ReportReason | null
  const words = lineOf(form, 'words')
  return reason ? { reason, words } : { words }
}

function send(
  { moduleNumber, asked }: ReportDialogProps,
  said: { readonly reason: ReportReason; readonly words: string },
) {
  if (!navigator.onLine) throw new ApiError('network', 0, 'There is no connection.')
  return callApi<typeof submitQuestionReport>('POST', '/api/modules/:moduleNumber/question-reports', {
    params: { moduleNumber },
    body: { asked, ...said },
  })
}
