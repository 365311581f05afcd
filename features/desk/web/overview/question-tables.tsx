import type { Overview } from '#features/desk/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { DeskSection } from '../ui/desk-section.tsx'
import { DeskTable } from '../ui/desk-table.tsx'
import { count, ShareBar, share } from '../ui/formats.tsx'
import * as text from './overview.en.ts'

export function QuestionTables({ overview: { sample, hardest, stops } }: { readonly overview: Overview }) {
  return (
    <>
      <DeskSection title={text.hardest} note={text.hardestNote(sample)}>
        {hardest.length === 0 ? (
          <p>{text.noHardest}</p>
        ) : (
          <DeskTable label={text.hardest} columns={[text.question, text.firstTry, text.answers]}>
            {hardest.map(({ id, moduleNumber, question, answered, firstTry }) => (
              <tr key={id} data-season={stationOf(moduleNumber)?.season}>
                <td className="row:min-w-44">
                  {question} <ModuleTag moduleNumber={moduleNumber} />
                </td>
                <td data-label={text.firstTry} className="row:min-w-32 card:flex-[1_1_11rem]">
                  {share(firstTry, answered)}
                  <ShareBar share={firstTry / answered} />
                </td>
                <td data-label={text.answers}>{count(answered)}</td>
              </tr>
            ))}
          </DeskTable>
        )}
      </DeskSection>
      <DeskSection title={text.questionStops} note={text.questionStopsNote(sample)}>
        {stops.length === 0 ? (
          <p>{text.noQuestionStops}</p>
        ) : (
          <DeskTable label={text.questionStops} columns={[text.question, text.standing]}>
            {stops.map(({ id, moduleNumber, question, stopped }) => (
              <tr key={id} data-season={stationOf(moduleNumber)?.season}>
                <td className="row:min-w-44">
                  {question} <ModuleTag moduleNumber={moduleNumber} />
                </td>
                <td data-label={text.standing}>{text.attempts(stopped)}</td>
              </tr>
            ))}
          </DeskTable>
        )}
      </DeskSection>
    </>
  )
}

function ModuleTag({ moduleNumber }: { readonly moduleNumber: number }) {
  return (
    <span className="text-sm text-soft">
      {text.module} {moduleNumber}
    </span>
  )
}
