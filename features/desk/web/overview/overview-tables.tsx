import type { Overview } from '#features/desk/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskSection } from '../ui/desk-section.tsx'
import { DeskTable } from '../ui/desk-table.tsx'
import { count, ShareBar, share } from '../ui/formats.tsx'
import { lossesOf } from './funnel.ts'
import { LearnerLink } from './learner-line.tsx'
import * as text from './overview.en.ts'

const stepNames = { attended: text.attended, begun: text.begun, completed: text.completed }
const steps = ['attended', 'begun', 'completed'] as const

export function FunnelTable({ overview: { modules, learners } }: { readonly overview: Overview }) {
  return (
    <DeskTable label={text.funnel} columns={[text.module, ...Object.values(stepNames)]}>
      {modules.map(({ moduleNumber, ...counts }) => (
        <tr key={moduleNumber} data-season={stationOf(moduleNumber)?.season}>
          <th scope="row">
            {moduleNumber} <span className="font-normal text-soft">{stationOf(moduleNumber)?.title}</span>
          </th>
          {steps.map((step) => (
            // Its name stands above its bar.
            <td
              key={step}
              data-label={stepNames[step]}
              className="w-[22%] min-w-22 tabular-nums card:flex-[1_1_4.5rem] card:before:block card:before:content-[attr(data-label)]"
            >
              <LearnerLink
                to={deskPaths.learnersAt(step, moduleNumber)}
                aria-label={text.showThem(
                  count(counts[step]),
                  `${stepNames[step]}, ${text.module} ${moduleNumber}`,
                )}
              >
                {count(counts[step])}
              </LearnerLink>
              <ShareBar share={learners > 0 ? counts[step] / learners : 0} />
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  )
}

const shown = 6
const stepsAfter = { registration: 'not-begun', begun: 'in-quiz', completed: 'not-gone-on' } as const

export function StopTable({ overview }: { readonly overview: Overview }) {
  const losses = lossesOf(overview).slice(0, shown)
  if (losses.length === 0) return <p>{text.noStops}</p>
  return (
    <DeskTable label={text.stops} columns={[text.step, text.lost]}>
      {losses.map(({ after, moduleNumber, came, lost }) => (
        <tr key={`${after}${moduleNumber}`} data-season={stationOf(moduleNumber)?.season}>
          <td>{text.steps[after](moduleNumber)}</td>
          <td data-label={text.lost} className="row:min-w-32 card:flex-[1_1_11rem]">
            <LearnerLink to={deskPaths.learnersAt(stepsAfter[after], moduleNumber || undefined)}>
              {text.lostOf(count(lost), count(came), share(lost, came))}
            </LearnerLink>
            <ShareBar share={lost / came} />
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}

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
