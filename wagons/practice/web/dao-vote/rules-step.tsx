import { Choices } from '../parts/choices.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import { canGoOn, type Props } from './dao.ts'
import * as text from './exercise.en.ts'
import {
  areAllChosen,
  type Fates,
  fatesOf,
  isGood,
  type Plan,
  plans,
  type Rules,
  ruleChoices,
  rules,
} from './rules.ts'

/** Rules to choose, and three plans that show what they do. */
export function RulesStep({ state, act, onDone }: Props) {
  const chosen = state.rules
  const isRight = canGoOn(state)
  return (
    <Form className="gap-5" onSubmit={() => act('try')}>
      {rules.map((rule) => (
        <Choices
          key={rule}
          legend={text.ruleNames[rule]}
          options={ruleChoices[rule]}
          words={(value) => (text.ruleChoices[rule] as Readonly<Record<string, string>>)[value]}
          chosen={chosen[rule]}
          onChoose={(value) => act('rule', { [rule]: value })}
        />
      ))}
      <WideButton look={isRight ? 'outline' : 'solid'} isOff={!areAllChosen(chosen)} words={text.tryRules} />
      <div role="status">
        {state.isTried && areAllChosen(chosen) && <Fate chosen={chosen} isRight={isRight} />}
      </div>
      {isRight && onDone && <WideButton words={finish} onPress={onDone} />}
    </Form>
  )
}

function Fate({ chosen, isRight }: { readonly chosen: Rules; readonly isRight: boolean }) {
  const fates = fatesOf(chosen)
  const line = <P extends Plan>(plan: P, fate: Fates[P]) => ({
    isGood: isGood(plan, fate),
    name: text.plans[plan],
    words: (text.fates[plan] as Readonly<Record<string, string>>)[fate] ?? fate,
  })
  return (
    <ResultNote
      look={isRight ? 'right' : 'wrong'}
      title={isRight ? text.rulesGood.title : text.rulesBad}
      list={plans.map((plan) => line(plan, fates[plan]))}
      words={isRight && text.rulesGood.words}
    />
  )
}
