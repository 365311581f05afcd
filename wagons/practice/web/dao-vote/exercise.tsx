import { Choices } from '../parts/choices.tsx'
import { makeExercise, StepPart } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import { beginning, canGoOn, hostileLine, type Line, lines, next, type Props } from './dao.ts'
import * as text from './exercise.en.ts'
import { QuorumStep } from './quorum-step.tsx'
import { areAllChosen, fatesOf, isGood, plans, type Rules, ruleChoices, rules } from './rules.ts'
import { TimelockStep } from './timelock-step.tsx'
import { TokenBar } from './token-bar.tsx'
import './dao-vote.css'

/** How the vote on the hostile plan ends, in tokens. */
const outcome = { yes: 53, no: 47 }

/** A plan whose words and code are not the same. */
function PlanStep(props: Props) {
  const { line, isShown } = props.state
  const isFound = canGoOn(props.state)
  return (
    <StepPart shown={String(isShown)}>
      {!isShown && <PlanCard {...props} />}
      <div role="status">
        {isFound && (
          <ResultNote look="plain" {...text.outvoted}>
            <TokenBar count={outcome} />
          </ResultNote>
        )}
        {isShown && line && line !== hostileLine && (
          <ResultNote look="wrong" title={text.harmless.title} words={text.harmless.words[line]}>
            <CodeLine as="p" line={line} />
          </ResultNote>
        )}
      </div>
      {isShown && (
        <WideButton
          words={!isFound && text.harmless.button}
          onPress={() => props.act(isFound ? 'goOn' : 'goBack')}
        />
      )}
    </StepPart>
  )
}

const PlanCard = ({ state, act }: Props) => (
  <Form
    className="gap-5 rounded-[1.25rem] border-2 border-season px-[min(1.25rem,3vw)] py-4"
    onSubmit={() => act('show')}
  >
    <div>
      <h3 tabIndex={-1} className="text-[1.375rem]/[1.2]">
        {text.plan.name}
      </h3>
      <p className="text-soft">{text.plan.author}</p>
    </div>
    <p>{text.plan.words}</p>
    <Choices
      legend={text.plan.code}
      options={lines}
      words={(line) => <CodeLine as="span" line={line} />}
      chosen={state.line}
      onChoose={(line) => act('point', line)}
    />
    <WideButton isOff={!state.line} words={text.plan.send} />
  </Form>
)

const CodeLine = ({ as: Tag, line }: { readonly as: 'p' | 'span'; readonly line: Line }) => (
  <Tag className="wrap-anywhere text-[0.9375rem] [font-family:ui-monospace,monospace]">
    {text.lines[line]}
  </Tag>
)

/** Rules to choose, and three plans that show what they do. */
function RulesStep({ state, act, onDone }: Props) {
  const chosen = state.rules
  const isRight = canGoOn(state)
  return (
    <Form className="gap-5" onSubmit={() => (isRight ? onDone?.() : act('try'))}>
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
      <div role="status">
        {state.isTried && areAllChosen(chosen) && <Fate chosen={chosen} isRight={isRight} />}
      </div>
      {(onDone || !isRight) && (
        <WideButton isOff={!areAllChosen(chosen)} words={isRight ? finish : text.tryRules} />
      )}
    </Form>
  )
}

function Fate({ chosen, isRight }: { readonly chosen: Rules; readonly isRight: boolean }) {
  const fates = fatesOf(chosen)
  return (
    <ResultNote
      look={isRight ? 'right' : 'wrong'}
      title={isRight ? text.rulesGood.title : text.rulesBad}
      list={plans.map((plan) => ({
        isGood: isGood(plan, fates[plan]),
        name: text.plans[plan],
        words: (text.fates[plan] as Readonly<Record<string, string>>)[fates[plan]] ?? '',
      }))}
      words={isRight && text.rulesGood.words}
    />
  )
}

/** Module 5: a vote to win, a vote that is lost, the time between vote and payment, and rules to try out. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { quorum: QuorumStep, plan: PlanStep, timelock: TimelockStep, rules: RulesStep },
  stepOf: ({ step }) => step,
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
