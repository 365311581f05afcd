import { type Dispatch, useId, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { Choices } from './choices.tsx'
import { lastMonth, type Month, moves, type Promised, priceOf } from './economy.ts'
import * as text from './exercise.en.ts'
import { Figure } from './figure.tsx'
import { type Action, canChoose, canRun, type State } from './pot.ts'
import { PotChart } from './pot-chart.tsx'
import { PotDrawing } from './pot-drawing.tsx'

interface MonthsStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

export function MonthsStep({ state, dispatch }: MonthsStepProps) {
  const { months } = state
  const restart = useRef<HTMLButtonElement>(null)
  const isOver = months.length === lastMonth
  const shortIn = months.flatMap(({ isShort }, month) => (isShort ? [month] : []))

  function back() {
    // The button is gone with the first month, and the focus would be lost.
    if (months.length === 1) restart.current?.focus()
    dispatch({ type: 'back' })
  }

  return (
    <StepPart shown={String(isOver)}>
      <div className="grid grid-cols-1 gap-4">
        <PotChart pots={months.map(({ pot }) => pot)} shortIn={shortIn} />
        <div role="status">
          <MonthCard months={months} promised={state.promised ?? 0} />
        </div>
        {isOver ? (
          <Ending months={months} promised={state.promised ?? 0} failedIn={shortIn[0]} />
        ) : (
          <Coming state={state} dispatch={dispatch} />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
          {months.length > 0 && (
            <Button look="outline" onClick={back}>
              {text.back}
            </Button>
          )}
          <Button ref={restart} look="outline" onClick={() => dispatch({ type: 'restart' })}>
            {text.restart}
          </Button>
        </div>
      </div>
    </StepPart>
  )
}

function Coming({ state, dispatch }: MonthsStepProps) {
  const name = useId()
  const month = state.months.length + 1
  return (
    <>
      <Choices question={text.whatNow(month)}>
        {moves.map((move) => (
          <OptionRow
            key={move}
            name={name}
            isChosen={state.move === move}
            isDisabled={!canChoose(state, move)}
            onChoose={() => dispatch({ type: 'choose', move })}
          >
            {text.moves[move]}
          </OptionRow>
        ))}
      </Choices>
      <Button className="w-full" disabled={!canRun(state)} onClick={() => dispatch({ type: 'run' })}>
        {text.run(month)}
      </Button>
    </>
  )
}

interface RunProps {
  readonly months: readonly Month[]
  readonly promised: Promised | 0
}

/** The pot and what went in and out in the latest month. */
function MonthCard({ months, promised }: RunProps) {
  const month = months.at(-1)
  if (!month) return <p className="rounded-2xl border-2 border-season p-[0.9rem]">{text.yetEmpty}</p>
  return (
    <div
      data-short={month.isShort || undefined}
      className="flex flex-wrap items-center gap-x-[min(1.25rem,4vw)] gap-y-2 rounded-2xl border-2 border-season p-[0.9rem] data-short:border-wrong data-short:border-dashed"
    >
      <h3 tabIndex={-1} className="w-full text-[1.375rem]">
        {text.monthOver(months.length)}
      </h3>
      <PotDrawing pot={month.pot} income={month.income} paid={month.paid} />
      <dl className="flex-[1_1_9rem]">
        <Figure label={text.figures.joined} value={text.number(month.joined)} />
        <Figure label={text.figures.income} value={`+ ${text.money(month.income)}`} />
        <Figure label={text.figures.paid(text.number(month.players))} value={`− ${text.money(month.paid)}`} />
        <Figure label={text.figures.pot} value={text.money(month.pot)} />
      </dl>
      <p className="min-h-[6em] w-full">
        {text.price(text.cents(priceOf(month)), text.money(month.each))}{' '}
        {month.isShort ? text.short(text.money(dueOf(month, promised))) : text.notes[month.move]}
      </p>
    </div>
  )
}

const dueOf = ({ move }: Month, promised: number) => (move === 'halve' ? promised / 2 : promised)

interface EndingProps extends RunProps {
  /** From 0 on. */
  readonly failedIn: number | undefined
}

function Ending({ months, promised, failedIn }: EndingProps) {
  const { pot = 0, players = 0 } = months.at(-1) ?? {}
  const tone = failedIn === undefined ? 'plain' : 'wrong'
  const { title } = failedIn === undefined ? text.alive : text.dry
  const left = Math.floor(pot / (players * promised))
  return (
    <ResultNote tone={tone} title={title}>
      <p>
        {failedIn === undefined
          ? text.alive.words(text.money(pot), text.number(players), left)
          : text.dry.words(failedIn)}
      </p>
    </ResultNote>
  )
}
