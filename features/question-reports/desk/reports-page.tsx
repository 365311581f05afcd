import { useRef, useState } from 'react'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTabs } from '#features/desk/web/ui/desk-tab.tsx'
import { DeskBadge, dateTimeOf, dayOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import type { DeskReport, maxReportLength, ReportStatus } from '#features/question-reports/contract.ts'
import { reasons } from '#features/quizzes/web/report/report-reasons.en.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import { isTooLate, useHandleReport, useReports } from './report-queries.ts'
import * as text from './reports.en.ts'

const lists: readonly ReportStatus[] = ['open', 'answered', 'closed']

export function ReportsPage() {
  const [address] = useAddressQuery()
  const status = lists.find((one) => one === address.get('list')) ?? 'open'
  const query = useReports(status)
  const { mutate, isPending, error, reset } = useHandleReport()
  const [asked, setAsked] = useState<AskedHandling>()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFailed = error !== null && !isTooLate(error)

  function handle(reportId: string, reply: string | null, close: () => void) {
    /** The row is gone, and the button in it. */
    const leave = () => {
      close()
      heading.current?.focus()
    }
    mutate({ reportId, reply }, { onSuccess: leave, onError: (failure) => isTooLate(failure) && leave() })
  }

  function closeDialog() {
    setAsked(undefined)
    if (!isPending) reset()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {text.title}
      </h1>
      {hasFailed && !asked && (
        <p role="alert" className="field-error">
          {text.actionFailed}
        </p>
      )}
      <DeskTabs
        label={text.whichList}
        path={deskPaths.reports}
        lists={lists}
        names={text.lists}
        current={status}
      />
      <DeskList
        label={text.title}
        columns={Object.values(text.columns)}
        query={query}
        items={query.data?.pages.flatMap(({ reports }) => reports)}
        none={text.nothing}
        failed={text.failed}
      >
        {(report) => (
          <ReportRow
            key={report.id}
            report={report}
            busy={isPending}
            onAsk={(isReply) => setAsked({ report, isReply })}
          />
        )}
      </DeskList>
      {asked && (
        <HandlingDialog
          asked={asked}
          busy={isPending}
          hasFailed={hasFailed}
          onHandle={(reply, close) => handle(asked.report.id, reply, close)}
          onClose={closeDialog}
        />
      )}
    </>
  )
}

interface ReportRowProps {
  readonly report: DeskReport
  readonly busy: boolean
  readonly onAsk: (isReply: boolean) => void
}

function ReportRow({ report, busy, onAsk }: ReportRowProps) {
  const { reason, words, reportedAt, accountId, email, language, question, answer, inUse, moduleNumber } =
    report
  return (
    <tr>
      <td className="event-cell">
        <strong>{reasons[reason]}</strong>
        {words ? (
          <span dir="auto" lang={language} className="block">
            {words}
          </span>
        ) : (
          <span className="block text-soft">{text.noWords}</span>
        )}
        <span className="block text-sm text-soft">
          {dateTimeOf(reportedAt)} ·{' '}
          <Link to={deskPaths.learner(accountId)} className="underline underline-offset-4">
            <EmailText email={email ?? accountId} />
          </Link>
        </span>
      </td>
      <td className="event-cell">
        <span lang={language}>{question}</span>
        <span className="block text-sm text-soft">
          {text.answer} <span lang={language}>{answer}</span>
        </span>
        <span className="block text-sm text-soft">
          {text.module(moduleNumber)} · {text.readIn(nameOf(language))}
        </span>
        {!inUse && <DeskBadge>{text.changed}</DeskBadge>}
      </td>
      <td className="desk-actions">
        {report.status === 'open' ? (
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => onAsk(true)}>
              {text.reply}
            </Button>
            <Button look="outline" busy={busy} onClick={() => onAsk(false)}>
              {text.close}
            </Button>
          </div>
        ) : (
          <>
            {report.reply && <span dir="auto">{report.reply}</span>}
            <span className="block text-sm text-soft">
              {text.lists[report.status]} {text.handled(dayOf(report.handledAt))}
            </span>
          </>
        )}
      </td>
    </tr>
  )
}

/** In the language of the page, as in a sentence. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(language) ?? language

const longestReply: typeof maxReportLength = 300

interface AskedHandling {
  readonly report: DeskReport
  readonly isReply: boolean
}

interface HandlingDialogProps {
  readonly asked: AskedHandling
  readonly busy: boolean
  readonly hasFailed: boolean
  /** A `reply` of null closes the report; `close` closes the dialog. */
  readonly onHandle: (reply: string | null, close: () => void) => void
  readonly onClose: () => void
}

/** Open until the server has answered, so that what was typed is not lost. */
function HandlingDialog({ asked, busy, hasFailed, onHandle, onClose }: HandlingDialogProps) {
  const { report, isReply } = asked
  const words = isReply ? text.replying : text.closing
  function submit(form: HTMLFormElement, close: () => void) {
    const reply = isReply ? lineOf(form, 'reply') : null
    if (!busy && reply !== '') onHandle(reply, close)
  }
  return (
    <DeskDialog title={words.title} action={words.action} busy={busy} onSubmit={submit} onClose={onClose}>
      <p dir="auto" className="mb-4 wrap-anywhere">
        <strong>{reasons[report.reason]}</strong> {report.words}
      </p>
      {isReply && (
        <TextArea
          label={text.replyLabel}
          name="reply"
          hint={text.replyHint(longestReply)}
          required
          maxLength={longestReply}
        />
      )}
      <p className="mb-4 text-soft">{words.note}</p>
      <p role="alert" className="field-error">
        {hasFailed && words.failed}
      </p>
    </DeskDialog>
  )
}
