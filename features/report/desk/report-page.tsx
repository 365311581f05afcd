import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { ExportButton } from '#features/desk/web/ui/desk-list.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import type { exportReport, getReport, Period, Report } from '#features/report/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { downloadCsv } from '#platform/web/lib/api/save-file.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { FieldSection } from './field-section.tsx'
import { FigureList } from './figure-list.tsx'
import { GainTable } from './gain-table.tsx'
import { LastingSection, WaitSection } from './lasting-section.tsx'
import * as text from './report.en.ts'

const day = dateText({ dateStyle: 'long', timeZone: 'UTC' })

const usualDays = 90

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** That of the address, or the last 90 days. */
function periodIn(address: URLSearchParams): Period {
  const [from, until] = [address.get('from'), address.get('until')]
  if (isDay(from) && isDay(until)) return from <= until ? { from, until } : { from: until, until: from }
  const now = Date.now()
  return { from: dayOf(now - (usualDays - 1) * 86_400_000), until: dayOf(now) }
}

export function ReportPage() {
  const [address, setAddress] = useAddressQuery()
  const period = periodIn(address)
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['operator-report', period],
    queryFn: () => callApi<typeof getReport>('GET', '/api/operator/report', { query: period }),
    staleTime: 60_000,
  })
  const download = () => downloadCsv<typeof exportReport>('/api/operator/report.csv', period)
  return (
    <div className="report grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{text.title}</h1>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ExportButton download={download} disabled={!data} />
          <Button look="outline" disabled={!data} onClick={() => print()}>
            {text.print}
          </Button>
        </div>
      </div>
      <PeriodForm period={period} busy={isFetching} onShow={setAddress} />
      {isPending && <Loading />}
      {!isPending && !data && <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />}
      {data && <ReportSections report={data} />}
    </div>
  )
}

interface PeriodFormProps {
  readonly period: Period
  readonly busy: boolean
  readonly onShow: (period: Record<string, string>) => void
}

function PeriodForm({ period, busy, onShow }: PeriodFormProps) {
  const chosen = (form: FormData, name: keyof Period) => String(form.get(name) || period[name])
  return (
    <form
      // With its own fields for each period: going back shows what was asked for there.
      key={`${period.from} ${period.until}`}
      className="-mb-4 flex flex-wrap items-end gap-x-3 print:hidden"
      action={(form) => onShow({ from: chosen(form, 'from'), until: chosen(form, 'until') })}
    >
      <TextField label={text.from} name="from" type="date" required defaultValue={period.from} />
      <TextField label={text.until} name="until" type="date" required defaultValue={period.until} />
      <Button type="submit" className="mb-4" busy={busy}>
        {text.show}
      </Button>
    </form>
  )
}

function ReportSections({ report }: { readonly report: Report }) {
  return (
    <>
      <p>
        <strong>{text.periodOf(day(Date.parse(report.from)), day(Date.parse(report.until)))}</strong>{' '}
        <span className="block text-sm text-soft">
          {text.countedAt(dateTimeOf(report.computedAt))} {text.hiddenNote(report.fewest)}
        </span>
      </p>
      <FigureList report={report} />
      <GainTable report={report} />
      <div className="report-pair grid items-start gap-6 row:grid-cols-2">
        <LastingSection report={report} />
        <div className="grid content-start gap-6">
          <WaitSection report={report} />
          <FieldSection field={report.field} />
        </div>
      </div>
    </>
  )
}
