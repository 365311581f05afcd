import { type ComponentProps, useId } from 'react'
import { WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { courseOf, dataCost, fun, highestPay, lastMonth, payStep, potsAt } from './economy.ts'
import * as text from './exercise.en.ts'
import { canGoOn, type Props } from './pot.ts'
import { Figure, PotChart } from './pot-drawings.tsx'

/** Find the pay that a pot without newcomers can bear. */
export function LastingStep({ state, act }: Props) {
  const { pay, tried } = state
  const lasts = canGoOn(state)
  const id = useId()
  const set = (value: number) => act('pay', Math.max(0, Math.min(highestPay, value)))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
        <label htmlFor={id} className="col-span-3 font-display text-[1.375rem]/[1.2]">
          {text.pay}
        </label>
        <PayButton aria-label={text.less} onClick={() => set(pay - payStep)}>
          −
        </PayButton>
        <output
          htmlFor={id}
          className="whitespace-nowrap text-center font-display text-[min(2rem,12vw)]/none"
        >
          {text.money(pay)}
        </output>
        <PayButton aria-label={text.more} onClick={() => set(pay + payStep)}>
          +
        </PayButton>
        <input
          id={id}
          type="range"
          className="col-span-3 h-11 w-full cursor-pointer accent-season"
          min={0}
          max={highestPay}
          step={payStep}
          value={pay}
          aria-valuetext={text.money(pay)}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </div>
      <dl aria-label={text.inAndOut}>
        <Figure label={text.funIn} value={`+ ${text.money(fun.spent)}`} />
        <Figure label={text.costsOut} value={`− ${text.money(fun.costs)}`} />
        <Figure label={text.payOut(text.money(pay))} value={`− ${text.money(pay * fun.players)}`} />
      </dl>
      <div role="status">{tried !== null && <Course pay={tried} />}</div>
      <WideButton words={!lasts && text.tryIt} onPress={() => act(lasts ? 'goOn' : 'try')} />
    </div>
  )
}

const PayButton = (props: ComponentProps<'button'>) => (
  <button
    {...props}
    type="button"
    className="size-[min(3rem,3px+13vw)] cursor-pointer rounded-full border border-field bg-paper text-2xl/none"
  />
)

function Course({ pay }: { readonly pay: number }) {
  const course = courseOf(pay)
  const pots = potsAt(pay)
  const words = {
    fails: text.failsIn(pots.length + 1),
    shrinks: text.shrinks,
    lasts: text.lasts(text.money(pay), text.money(dataCost - pay)),
  }[course]
  return (
    <ResultNote look={course === 'lasts' ? 'right' : 'wrong'} title={text.courses[course]} words={words}>
      <PotChart pots={pots} shortIn={pots.length < lastMonth ? [pots.length] : []} />
    </ResultNote>
  )
}
