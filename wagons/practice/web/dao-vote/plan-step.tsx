import { Choices } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise-step.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { canGoOn, hostileLine, type Line, lines, type Props } from './dao.ts'
import * as text from './exercise.en.ts'
import { TokenBar } from './token-bar.tsx'

/** How the vote on the hostile plan ends, in tokens. */
const outcome = { yes: 53, no: 47 }

/** A plan whose words and code are not the same. */
export function PlanStep(props: Props) {
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
          className="mt-4"
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
      <h3 tabIndex={-1} className="scroll-my-24 text-[1.375rem]/[1.2]">
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
