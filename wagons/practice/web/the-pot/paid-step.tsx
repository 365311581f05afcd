import type { PropsWithChildren } from 'react'
import { Choices } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { check } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import { balanceOf, entry, gotSince, type Month } from './economy.ts'
import * as text from './exercise.en.ts'
import {
  areAllGuessed,
  type Guess,
  isAllRight,
  monthOf,
  type Party,
  type Props,
  parties,
  type State,
  truthOf,
} from './pot.ts'

const guesses: readonly Guess[] = ['gained', 'notGained']

/** Guess who gained, then see the sums. */
export function PaidStep({ state, act }: Props) {
  const { months, isChecked } = state
  const isRight = isAllRight(state)
  return (
    <Form onSubmit={() => act('check')}>
      {parties.map((party) => (
        <Choices
          key={party}
          legend={nameOf(months, party)}
          beside="grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3"
          options={guesses}
          words={(guess) => text.guesses[guess]}
          chosen={state.guesses[party]}
          onChoose={(guess) => !isRight && act('guess', party, guess)}
        />
      ))}
      <StepPart shown={String(isRight)}>
        <div role="status">
          {isChecked && (
            <ResultNote
              look={isRight ? 'right' : 'wrong'}
              title={isRight ? text.allRight : text.notAll}
              list={sumsOf(state)}
              words={isRight && whoPaid(months)}
            />
          )}
        </div>
      </StepPart>
      {isRight ? <ByMonth months={months} /> : <WideButton isOff={!areAllGuessed(state)} words={check} />}
    </Form>
  )
}

const nameOf = (months: readonly Month[], party: Party) =>
  party === 'makers' ? text.makers : text.parties[party](monthOf(months, party) + 1)

const sumsOf = ({ months, guesses }: State) =>
  parties.map((party) => ({
    isGood: guesses[party] === truthOf(months, party),
    name: nameOf(months, party),
    words:
      party === 'makers'
        ? text.makersGot(text.money(balanceOf(months).makers))
        : text.got(text.money(entry), text.money(gotSince(months, monthOf(months, party)))),
  }))

function whoPaid(months: readonly Month[]) {
  const { winners, players, paidIn, paidOut } = balanceOf(months)
  return text.whoPaid(text.number(winners), text.number(players), text.money(paidIn), text.money(paidOut))
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

/** `scope` is of a heading. */
function Cell({ scope, children }: PropsWithChildren<{ readonly scope?: 'col' | 'row' }>) {
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
