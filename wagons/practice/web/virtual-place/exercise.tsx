import { makeExercise } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { DoorStep } from './door-step.tsx'
import { EncounterCard } from './encounter-card.tsx'
import * as text from './exercise.en.ts'
import { ReportStep } from './report-step.tsx'
import { TracesStep } from './traces-step.tsx'
import { beginning, canGoOn, encounters, isSettled, next, type Props } from './visit.ts'
import './virtual-place.css'

function SquareStep(props: Props) {
  const open = encounters.filter((encounter) => !isSettled(props.state, encounter))
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {encounters.map((encounter) => (
          <li key={encounter}>
            <EncounterCard encounter={encounter} {...props} />
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {open.length > 0
          ? text.open(open.map((encounter) => text.encounters[encounter].name).join(' · '))
          : text.allSettled}
      </p>
    </>
  )
}

const Onward = ({ state, act }: Props) =>
  (state.step === 'square' || canGoOn(state)) && (
    <WideButton isOff={!canGoOn(state)} onPress={() => act('goOn')} />
  )

/** Module 8: an hour in an invented world, what it records, and what to do about three visitors. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { door: DoorStep, square: SquareStep, report: ReportStep, traces: TracesStep },
  Below: Onward,
  stepOf: ({ step }) => step,
  beginning,
  next,
  forReal: text.forReal,
})
