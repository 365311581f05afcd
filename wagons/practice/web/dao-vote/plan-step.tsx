import type { FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { canGoOn, hostileLine, type Line, lines } from './dao.ts'
import * as text from './exercise.en.ts'
import type { StepProps } from './quorum-step.tsx'
import { TokenBar } from './token-bar.tsx'
import '../parts/practice-form.css'

/** How the vote on the hostile plan ends, in tokens. */
const outcome = { yes: 53, no: 47 }
const tones = { found: 'plain', missed: 'wrong' } as const

/** A plan whose words and code are not the same. */
export function PlanStep({ state, dispatch }: StepProps) {
  const { line, isShown } = state
  const isFound = canGoOn(state)
  return (
    <StepPart shown={String(isShown)}>
      {!isShown && <PlanCard state={state} dispatch={dispatch} />}
      <div role="status">
        {isFound && (
          <ResultNote tone={tones.found} title={text.outvoted.title}>
            <TokenBar count={outcome} />
            <p>{text.outvoted.words}</p>
          </ResultNote>
        )}
        {isShown && line && line !== hostileLine && (
          <ResultNote tone={tones.missed} title={text.harmless.title}>
            <CodeLine as="p" line={line} />
            <p>{text.harmless.words[line]}</p>
          </ResultNote>
        )}
      </div>
      {isShown && (
        <Button className="mt-4 w-full" onClick={() => dispatch({ type: isFound ? 'goOn' : 'goBack' })}>
          {isFound ? text.goOn : text.harmless.button}
        </Button>
      )}
    </StepPart>
  )
}

function PlanCard({ state, dispatch }: StepProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'show' })
  }
  return (
    <form
      className="practice-form rounded-[1.25rem] border-2 border-season px-[min(1.25rem,3vw)] py-4"
      onSubmit={submit}
    >
      <div>
        <h3 tabIndex={-1}>{text.plan.name}</h3>
        <p className="text-soft">{text.plan.author}</p>
      </div>
      <p>{text.plan.words}</p>
      <fieldset>
        <legend>{text.plan.code}</legend>
        {lines.map((line) => (
          <OptionRow
            key={line}
            name="line"
            isChosen={state.line === line}
            onChoose={() => dispatch({ type: 'point', line })}
          >
            <CodeLine as="span" line={line} />
          </OptionRow>
        ))}
      </fieldset>
      <Button type="submit" className="w-full" disabled={!state.line}>
        {text.plan.send}
      </Button>
    </form>
  )
}

const CodeLine = ({ as: Tag, line }: { readonly as: 'p' | 'span'; readonly line: Line }) => (
  <Tag className="wrap-anywhere text-[0.9375rem] [font-family:ui-monospace,monospace]">
    {text.lines[line]}
  </Tag>
)
