import type { Dispatch, FormEvent, ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { Choices } from './choices.tsx'
import { balanceOf, entry, gotSince, type Month } from './economy.ts'
import * as text from './exercise.en.ts'
import {
  type Action,
  areAllGuessed,
  type Guess,
  isAllRight,
  monthOf,
  type Party,
  parties,
  type State,
  truthOf,
} from './pot.ts'

interface PaidStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

const guesses: readonly Guess[] = ['gained', 'notGained']

/** Guess who gained, then see the sums. */
export function PaidStep({ state, dispatch }: PaidStepProps) {
  const { months, isChecked } = state
  const isRight = isAllRight(state)
  const tone = isRight ? 'right' : 'wrong'

  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'check' })
  }

  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {parties.map((party) => (
        <Choices key={party} question={nameOf(months, party)}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
            {guesses.map((guess) => (
              <OptionRow
                key={guess}
                name={party}
                isChosen={state.guesses[party] === guess}
                onChoose={() => !isRight && dispatch({ type: 'guess', party, guess })}
              >
                {text.guesses[guess]}
              </OptionRow>
            ))}
          </div>
        </Choices>
      ))}
      <StepPart shown={String(isRight)}>
        <div role="status">
          {isChecked && (
            <ResultNote tone={tone} title={isRight ? text.allRight : text.notAll}>
              <Sums state={state} />
              {isRight && <WhoPaid months={months} />}
            </ResultNote>
          )}
        </div>
      </StepPart>
      {isRight ? (
        <ByMonth months={months} />
      ) : (
        <Button type="submit" className="w-full" disabled={!areAllGuessed(state)}>
          {text.check}
        </Button>
      )}
    </form>
  )
}

const nameOf = (months: readonly Month[], party: Party) =>
  party === 'makers' ? text.makers : text.parties[party](monthOf(months, party) + 1)

const Sums = ({ state: { months, guesses } }: { readonly state: State }) => (
  <ul className="outcomes">
    {parties.map((party) => (
      <Outcome key={party} isGood={guesses[party] === truthOf(months, party)} name={nameOf(months, party)}>
        {party === 'makers'
          ? text.makersGot(text.money(balanceOf(months).makers))
          : text.got(text.money(entry), text.money(gotSince(months, monthOf(months, party))))}
      </Outcome>
    ))}
  </ul>
)

function WhoPaid({ months }: { readonly months: readonly Month[] }) {
  const { winners, players, paidIn, paidOut } = balanceOf(months)
  return (
    <p>{text.whoPaid(text.number(winners), text.number(players), text.money(paidIn), text.money(paidOut))}</p>
  )
}

const ByMonth = ({ months }: { readonly months: readonly Month[] }) => (
  <details>
    <summary className="min-h-11 cursor-pointer py-[0.6rem] font-semibold">{text.byMonth}</summary>
    <table className="w-full">
      <thead>
        <tr>
          {Object.values(text.columns).map((column) => (
            <Cell key={column} scope="col">
              {column}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ joined }, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a month
          <tr key={month}>
            <Cell scope="row">{month + 1}</Cell>
            <Cell>{text.number(joined)}</Cell>
            <Cell>{joined > 0 ? text.money(gotSince(months, month)) : '–'}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

interface CellProps {
  /** Of a heading. */
  readonly scope?: 'col' | 'row'
  readonly children: ReactNode
}

function Cell({ scope, children }: CellProps) {
  const Tag = scope ? 'th' : 'td'
  const breaks = scope ? 'wrap-anywhere hyphens-auto' : 'whitespace-nowrap'
  return (
    <Tag
      scope={scope}
      className={`border-line border-b px-[min(0.5rem,1vw)] py-[0.3rem] text-end tabular-nums first:text-start ${breaks}`}
    >
      {children}
    </Tag>
  )
}
