import { type Dispatch, useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { courseOf, dataCost, fun, highestPay, lastMonth, payStep, potsAt } from './economy.ts'
import * as text from './exercise.en.ts'
import type { Action, State } from './pot.ts'
import { PotChart } from './pot-chart.tsx'

interface LastingStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

/** Find the pay that a pot without newcomers can bear. */
export function LastingStep({ state: { pay, tried }, dispatch }: LastingStepProps) {
  const id = useId()
  const set = (value: number) => dispatch({ type: 'pay', pay: Math.max(0, Math.min(highestPay, value)) })
  return (
    <div className="pot-run">
      <div className="pot-pay">
        <label htmlFor={id}>{text.pay}</label>
        <button type="button" aria-label={text.less} onClick={() => set(pay - payStep)}>
          −
        </button>
        <output htmlFor={id}>{text.money(pay)}</output>
        <button type="button" aria-label={text.more} onClick={() => set(pay + payStep)}>
          +
        </button>
        <input
          id={id}
          type="range"
          min={0}
          max={highestPay}
          step={payStep}
          value={pay}
          aria-valuetext={text.money(pay)}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </div>
      <dl className="pot-figures" aria-label={text.inAndOut}>
        <div>
          <dt>{text.funIn}</dt>
          <dd>
            <bdi>+ {text.money(fun.spent)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text.costsOut}</dt>
          <dd>
            <bdi>− {text.money(fun.costs)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text.payOut(text.money(pay))}</dt>
          <dd>
            <bdi>− {text.money(pay * fun.players)}</bdi>
          </dd>
        </div>
      </dl>
      <Button
        className="w-full"
        look={tried === null ? 'solid' : 'outline'}
        onClick={() => dispatch({ type: 'try' })}
      >
        {text.tryIt}
      </Button>
      <div role="status">{tried !== null && <Course pay={tried} />}</div>
    </div>
  )
}

function Course({ pay }: { readonly pay: number }) {
  const course = courseOf(pay)
  const pots = potsAt(pay)
  const tone = course === 'lasts' ? 'right' : 'wrong'
  const words = {
    fails: text.failsIn(pots.length + 1),
    shrinks: text.shrinks,
    lasts: text.lasts(text.money(pay), text.money(dataCost - pay)),
  }[course]
  return (
    <ResultNote tone={tone} title={text.courses[course]}>
      <PotChart pots={pots} shortIn={pots.length < lastMonth ? [pots.length] : []} />
      <p>{words}</p>
    </ResultNote>
  )
}
