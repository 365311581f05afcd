import { Choices } from '../parts/choices.tsx'
import { makeExercise } from '../parts/exercise.tsx'
import { ChoiceQuestion } from '../parts/few/choice-question.tsx'
import { WideButton } from '../parts/form.tsx'
import { entry, promises, toMakers, toPot } from './economy.ts'
import * as text from './exercise.en.ts'
import { LastingStep } from './lasting-step.tsx'
import { MonthsStep } from './months-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { beginning, canGoOn, next, type Props } from './pot.ts'
import './the-pot.css'

const PromiseStep = ({ state: { promised }, act }: Props) => (
  <>
    <Split />
    <Choices
      legend={text.promise}
      options={promises}
      words={(pay) => (
        <>
          <strong>{text.promises(text.money(pay))}</strong>
          <br />
          <span className="text-soft">{text.promiseNotes[pay]}</span>
        </>
      )}
      chosen={promised}
      onChoose={(pay) => act('promise', pay)}
    />
  </>
)

/** What becomes of the money of one player, drawn to scale. */
const Split = () => (
  <figure className="grid gap-2 rounded-2xl bg-season-tint p-[0.9rem]">
    <figcaption>{text.split}</figcaption>
    <div aria-hidden="true" className="flex h-6 overflow-hidden rounded-xl border-2 border-season">
      <span className="border-season border-e-2 bg-season" style={{ flexGrow: toPot / entry }} />
      <span className="bg-card" style={{ flexGrow: toMakers / entry }} />
    </div>
    <ul className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <li>
        <strong>{text.money(toPot)}</strong> {text.forPot}
      </li>
      <li>
        <strong>{text.money(toMakers)}</strong> {text.forMakers}
      </li>
    </ul>
  </figure>
)

const OtherStep = ({ onDone }: Props) =>
  onDone && <ChoiceQuestion question={text.other} choices={text.answers} onDone={onDone} />

function Onward({ state, act }: Props) {
  const isFirst = state.step === 'promise'
  if (state.step === 'lasting' || (!isFirst && !canGoOn(state))) return null
  return <WideButton isOff={!canGoOn(state)} words={isFirst && text.openGame} onPress={() => act('goOn')} />
}

/** Module 9: a game that pays its players, run by the learner, and where its money comes from. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { promise: PromiseStep, months: MonthsStep, paid: PaidStep, lasting: LastingStep, other: OtherStep },
  Below: Onward,
  stepOf: ({ step }) => step,
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
