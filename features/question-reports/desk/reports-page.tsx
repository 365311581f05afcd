import { useRef, useState } from 'react'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTabs } from '#features/desk/web/ui/desk-tab.tsx'
import type { ReportStatus } from '#features/question-reports/contract.ts'
import { type AskedHandling, HandlingDialog } from './handling-dialog.tsx'
import { isTooLate, useHandleReport, useReports } from './report-queries.ts'
import { ReportRow } from './report-row.tsx'
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
