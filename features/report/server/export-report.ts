import { recordExport } from '#features/operators/server/export-list.ts'
import type {
  exportReport as contract,
  Period,
  Report,
  ReportGain,
  ReportGains,
  ReportWait,
} from '#features/report/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import type { GetReport } from './get-report.ts'

type Row = Output<typeof contract>

const all = 'all'

export async function exportReport(
  parts: Pick<Parts, 'db' | 'clock'> & { readonly getReport: GetReport },
  operator: Operator,
  period: Period,
): Promise<AsyncIterable<Row> | Refusal<'too-many-requests'>> {
  const report = await parts.getReport(operator, period)
  if (report instanceof Refusal) return report
  await recordExport(parts, operator, { list: 'report' })
  return (async function* rows() {
    yield* rowsOf(report)
  })()
}

/** The same figures as on the page, in its order. */
export function rowsOf(report: Report): Row[] {
  const { modules, certificateHours, replyHours, clickedThrough } = report
  return [
    row('registered', { value: report.registered }),
    row('active', { value: report.active }),
    ...modules.map(({ moduleNumber: module, completed }) => row('completed', { module, value: completed })),
    row('certificates', { value: report.certificates }),
    ...gainRows('check', null, report.gain),
    ...modules.flatMap(({ moduleNumber, ...gains }) => gainRows('check', moduleNumber, gains)),
    ...gainRows('signing', null, report.signing),
    ...report.known.map(({ days, answers, share }) =>
      row('still_known', { of: `${days} days`, n: answers, value: rounded(share) }),
    ),
    ...waitRows('certificate_hours', certificateHours),
    ...waitRows('reply_hours', replyHours),
    row('clicked_through', {
      n: clickedThrough?.questions ?? null,
      value: rounded(clickedThrough?.share ?? null),
    }),
    ...fieldRows(report.field),
  ]
}

function gainRows(
  figure: 'check' | 'signing',
  module: number | null,
  { all: whole, languages }: ReportGains,
): Row[] {
  return [{ language: all, gain: whole }, ...languages].flatMap(({ language, gain }) =>
    gainRow(figure, module, language, gain),
  )
}

function gainRow(figure: string, module: number | null, of: string, gain: ReportGain): Row[] {
  const n = gain?.learners ?? null
  const { share = null, low = null, high = null } = gain?.gain ?? {}
  const bounds = { low: rounded(low), high: rounded(high) }
  return [
    row(`${figure}_before`, { module, of, n, value: rounded(gain?.before ?? null) }),
    row(`${figure}_after`, { module, of, n, value: rounded(gain?.after ?? null) }),
    row(`${figure}_gain`, { module, of, n, value: rounded(share), ...bounds }),
  ]
}

const waitRows = (figure: string, wait: ReportWait): Row[] => [
  row(`${figure}_median`, { n: wait?.waits ?? null, value: wait?.median ?? null }),
  row(`${figure}_ninetieth`, { n: wait?.waits ?? null, value: wait?.ninetieth ?? null }),
]

function fieldRows(field: Report['field']): Row[] {
  if (!field) return []
  const times = (['lcp', 'inp'] as const).flatMap((kind) =>
    field[kind].map(({ connection, loads, p75 }) =>
      row(`${kind}_p75_ms`, { of: connection, n: loads, value: p75 }),
    ),
  )
  return [
    ...times,
    row('late_answers', { n: field.answers, value: field.lateAnswers }),
    row('failed_loads', { n: field.loads, value: field.failedLoads }),
  ]
}

function row(figure: string, values: Partial<Omit<Row, 'figure'>>): Row {
  return { figure, module: null, of: all, n: null, value: null, low: null, high: null, ...values }
}

const rounded = (share: number | null) => share && Math.round(share * 10_000) / 10_000
