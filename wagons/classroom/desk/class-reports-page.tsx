import { useRef, useState } from 'react'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTabs } from '#features/desk/web/ui/desk-tab.tsx'
import { dateTimeOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { ClassReport } from '#wagons/classroom/contract/classroom.ts'
import * as text from './class-reports.en.ts'
import { isClosedMeanwhile, useClassReports, useCloseClassReport } from './held-queries.ts'

const longestNote = 300
const lists: readonly ClassReport['status'][] = ['open', 'closed']

export function ClassReportsPage() {
  const [address] = useAddressQuery()
  const status = lists.find((one) => one === address.get('list')) ?? 'open'
  const query = useClassReports(status)
  const { mutate, isPending, isError, reset } = useCloseClassReport()
  const [asked, setAsked] = useState<ClassReport>()
  const heading = useRef<HTMLHeadingElement>(null)

  function closeReport(form: HTMLFormElement, close: () => void) {
    if (!asked || isPending) return
    /** The row is gone, and the button in it. */
    const leave = () => {
      close()
      heading.current?.focus()
    }
    mutate(
      { reportId: asked.id, note: lineOf(form, 'note') },
      {
        onSuccess: () => {
          showToast(text.closed, 'alert-success')
          leave()
        },
        onError: (error) => {
          if (!isClosedMeanwhile(error)) return
          showToast(text.meanwhile, 'alert-error')
          leave()
        },
      },
    )
  }

  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          {text.title}
        </h1>
        <p className="mt-1 text-soft">{text.note}</p>
      </div>
      <DeskTabs
        label={text.whichList}
        path={deskPaths.classReports}
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
          <ReportRow key={report.id} report={report} busy={isPending} onClose={() => setAsked(report)} />
        )}
      </DeskList>
      {asked && (
        // Open until the server has answered, so that what was typed is not lost.
        <DeskDialog
          title={text.closeTitle}
          action={text.close}
          busy={isPending}
          onSubmit={closeReport}
          onClose={() => {
            setAsked(undefined)
            if (!isPending) reset()
          }}
        >
          <p dir="auto" className="mb-4 wrap-anywhere">
            <strong>{text.about(asked.reported.nickname)}</strong> {asked.words}
          </p>
          <TextArea
            label={text.closeLabel}
            name="note"
            hint={text.closeHint(longestNote)}
            maxLength={longestNote}
          />
          <p className="mb-4 text-soft">{text.closeNote}</p>
          <p role="alert" className="field-error">
            {isError && text.closeFailed}
          </p>
        </DeskDialog>
      )}
    </>
  )
}

interface ReportRowProps {
  readonly report: ClassReport
  readonly busy: boolean
  readonly onClose: () => void
}

function ReportRow({ report, busy, onClose }: ReportRowProps) {
  const { reported, reporter, words, reportedAt, moduleNumber, lines, status } = report
  return (
    <tr>
      <td className="event-cell">
        <strong>{text.about(reported.nickname)}</strong>{' '}
        <Link to={deskPaths.learner(reported.accountId)} className="underline underline-offset-4">
          <EmailText email={reported.email ?? reported.accountId} />
        </Link>
        {words ? (
          <span dir="auto" className="block">
            {words}
          </span>
        ) : (
          <span className="block text-soft">{text.noWords}</span>
        )}
        <span className="block text-sm text-soft">
          {dateTimeOf(reportedAt)} · {text.module(moduleNumber)} ·{' '}
          <Link to={deskPaths.learner(reporter.accountId)} className="underline underline-offset-4">
            {text.by(reporter.nickname)}
          </Link>
        </span>
      </td>
      <td className="event-cell">
        {lines.length === 0 && <span className="text-soft">{text.noLines}</span>}
        {lines.map(({ nickname, text: said, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and stay
          <span key={`${at} ${index}`} className="block text-sm">
            <strong dir="auto">{nickname}</strong> <span dir="auto">{said}</span>
          </span>
        ))}
      </td>
      <td className="desk-actions">
        {status === 'open' ? (
          <Button look="outline" busy={busy} onClick={onClose}>
            {text.close}
          </Button>
        ) : (
          <span className="text-sm text-soft">{text.isClosed}</span>
        )}
      </td>
    </tr>
  )
}
