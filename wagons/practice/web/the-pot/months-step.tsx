import { useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Choices } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { lastMonth, type Month, moves, type Promised, priceOf } from './economy.ts'
import * as text from './exercise.en.ts'
import { canChoose, canRun, type Props } from './pot.ts'
import { Figure, PotChart, PotDrawing } from './pot-drawings.tsx'

export function MonthsStep(props: Props) {
  const { state, act } = props
  const { months } = state
  const restart = useRef<HTMLButtonElement>(null)
  const isOver = months.length === lastMonth
  const shortIn = months.flatMap(({ isShort }, month) => (isShort ? [month] : []))

  function back() {
    // The button is gone with the first month, and the focus would be lost.
    if (months.length === 1) restart.current?.focus()
    act('back')
  }

  return (
    <StepPart shown={String(isOver)}>
      <PotChart pots={months.map(({ pot }) => pot)} shortIn={shortIn} />
      {/* The chart above it belongs to it. */}
      <div role="status" className="scroll-mt-[calc(3.25rem+min(6rem,12vh))]">
        <MonthCard months={months} promised={state.promised ?? 0} />
      </div>
      {isOver ? (
        <Ending months={months} promised={state.promised ?? 0} failedIn={shortIn[0]} />
      ) : (
        <Coming {...props} />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
        {months.length > 0 && <WideButton look="outline" words={text.back} onPress={back} />}
        <Button ref={restart} look="outline" onClick={() => act('restart')}>
          {text.restart}
        </Button>
      </div>
    </StepPart>
  )
}

function Coming({ state, act }: Props) {
  const month = state.months.length + 1
  return (
    <>
      <Choices
        legend={text.whatNow(month)}
        options={moves}
        words={(move) => text.moves[move]}
        chosen={state.move}
        isClosed={(move) => !canChoose(state, move)}
        onChoose={(move) => act('choose', move)}
      />
      <WideButton isOff={!canRun(state)} words={text.run(month)} onPress={() => act('run')} />
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
      <PotDrawing {...month} />
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

/** `failedIn` counts from 0 on. */
function Ending({ months, promised, failedIn }: RunProps & { readonly failedIn: number | undefined }) {
  const { pot = 0, players = 0 } = months.at(-1) ?? {}
  if (failedIn !== undefined)
    return <ResultNote look="wrong" title={text.dry.title} words={text.dry.words(failedIn)} />
  const left = Math.floor(pot / (players * promised))
  const words = text.alive.words(text.money(pot), text.number(players), left)
  return <ResultNote look="plain" title={text.alive.title} words={words} />
}
