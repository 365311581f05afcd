import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { count, share } from '#features/desk/web/ui/formats.tsx'
import type { Report } from '#features/report/contract.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import * as text from './report.en.ts'

const seconds = new Intl.NumberFormat(pageLanguage, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const columns = [text.connection, text.shown, text.answered, text.visits]

export function FieldSection({ field }: Pick<Report, 'field'>) {
  if (!field) return null
  const { lcp, inp, answers, lateAnswers, loads, failedLoads } = field
  return (
    <DeskSection title={text.field} note={text.fieldNote}>
      <DeskTable label={text.field} columns={columns} stacked={false}>
        {lcp.map(({ connection, loads, p75 }, index) => {
          const answered = inp[index]?.p75 ?? null
          return (
            <tr key={connection}>
              <th scope="row">{text.connections[connection]}</th>
              <td>{p75 === null ? '–' : text.seconds(seconds.format(p75 / 1000))}</td>
              <td>{answered === null ? '–' : text.milliseconds(answered)}</td>
              <td>{loads === null ? '–' : count(loads)}</td>
            </tr>
          )
        })}
      </DeskTable>
      <p className="text-sm text-soft">
        {text.late(count(lateAnswers), share(lateAnswers, answers), count(answers))}{' '}
        {text.failedLoads(count(failedLoads), count(loads))}
      </p>
    </DeskSection>
  )
}
