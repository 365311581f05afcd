import type { FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionField } from '../parts/option-field.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { canGoOn } from './dao.ts'
import * as text from './exercise.en.ts'
import type { StepProps } from './quorum-step.tsx'
import {
  areAllChosen,
  type Fates,
  fatesOf,
  isGood,
  type Plan,
  plans,
  type Rule,
  type Rules,
  ruleChoices,
  rules,
} from './rules.ts'

interface RulesStepProps extends StepProps {
  /** Absent once the exercise is finished. */
  readonly onDone: (() => void) | undefined
}

/** Rules to choose, and three plans that show what they do. */
export function RulesStep({ state, dispatch, onDone }: RulesStepProps) {
  const chosen = state.rules
  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'try' })
  }
  return (
    <form className="practice-form" onSubmit={submit}>
      {rules.map((rule) => (
        <RuleField key={rule} rule={rule} state={state} dispatch={dispatch} />
      ))}
      <Button
        type="submit"
        className="w-full"
        look={canGoOn(state) ? 'outline' : 'solid'}
        disabled={!areAllChosen(chosen)}
      >
        {text.tryRules}
      </Button>
      <div role="status">
        {state.isTried && areAllChosen(chosen) && <Fate chosen={chosen} isRight={canGoOn(state)} />}
      </div>
      {canGoOn(state) && onDone && (
        <Button className="w-full" onClick={onDone}>
          {text.finish}
        </Button>
      )}
    </form>
  )
}

function RuleField({ rule, state, dispatch }: StepProps & { readonly rule: Rule }) {
  const words: Readonly<Record<string, string>> = text.ruleChoices[rule]
  return (
    <OptionField
      legend={text.ruleNames[rule]}
      options={ruleChoices[rule].map((value) => ({ value, name: words[value] ?? value }))}
      chosen={state.rules[rule]}
      onChoose={(value) => dispatch({ type: 'rule', rules: { [rule]: value } })}
    />
  )
}

interface FateProps {
  readonly chosen: Rules
  readonly isRight: boolean
}

function Fate({ chosen, isRight }: FateProps) {
  const fates = fatesOf(chosen)
  const tone = isRight ? 'right' : 'wrong'
  const line = <P extends Plan>(plan: P, fate: Fates[P]) => (
    <Outcome key={plan} isGood={isGood(plan, fate)} name={text.plans[plan]}>
      {text.fates[plan][fate]}
    </Outcome>
  )
  return (
    <ResultNote tone={tone} title={isRight ? text.rulesGood.title : text.rulesBad}>
      <ul className="outcomes">{plans.map((plan) => line(plan, fates[plan]))}</ul>
      {isRight && <p>{text.rulesGood.words}</p>}
    </ResultNote>
  )
}
