import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { count, ShareBar } from '#features/desk/web/ui/formats.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import type { Report, ReportGains } from '#features/report/contract.ts'
import { languageName } from '#platform/web/lib/page-language.ts'
import { BeforeAfter, gainWords, Hidden } from './gain-figure.tsx'
import * as text from './report.en.ts'

const columns = [text.module, text.completed, text.beforeAfter, text.gain]

export function GainTable({ report }: { readonly report: Report }) {
  const { modules, gain, fewest } = report
  const most = Math.max(1, ...modules.map(({ completed }) => completed))
  return (
    <DeskSection title={text.learned} note={text.learnedNote}>
      <DeskTable label={text.learned} columns={columns}>
        {modules.map(({ moduleNumber, completed, ...gains }) => (
          <tr key={moduleNumber} data-season={stationOf(moduleNumber)?.season}>
            <th scope="row">
              {moduleNumber} <span className="font-normal text-soft">{stationOf(moduleNumber)?.name}</span>
            </th>
            <td data-label={text.completed} className="tabular-nums row:min-w-20 card:flex-[1_1_7rem]">
              {count(completed)}
              <ShareBar share={completed / most} />
            </td>
            <GainCells gains={gains} fewest={fewest} />
          </tr>
        ))}
        <tr data-season="winter">
          <th scope="row">{text.allModules}</th>
          <td className="card:hidden">–</td>
          <GainCells gains={gain} fewest={fewest} />
        </tr>
      </DeskTable>
    </DeskSection>
  )
}

interface GainCellsProps {
  readonly gains: ReportGains
  readonly fewest: number
}

/** By language once one of them is shown. */
function GainCells({ gains: { all, languages }, fewest }: GainCellsProps) {
  return (
    <>
      <td data-label={text.beforeAfter} className="tabular-nums row:min-w-28 card:flex-[1_1_9rem]">
        <BeforeAfter gain={all} fewest={fewest} />
      </td>
      <td data-label={text.gain} className="tabular-nums row:min-w-44 card:flex-[1_0_100%]">
        {all ? (
          <>
            <strong>{gainWords({ gain: all, fewest })}</strong>{' '}
            <span className="text-sm text-soft">{text.of(all.learners)}</span>
          </>
        ) : (
          <Hidden fewest={fewest} />
        )}
        {languages.some(({ gain }) => gain) && (
          <span className="block text-sm text-soft">
            {languages
              .map(({ language, gain }) =>
                text.inLanguage(
                  languageName(language),
                  gainWords({ gain, fewest }) + (gain ? `, ${text.ofCount(gain.learners)}` : ''),
                ),
              )
              .join(' · ')}
          </span>
        )}
      </td>
    </>
  )
}
