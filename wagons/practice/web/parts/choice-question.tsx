import { type FormEvent, useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from './option-row.tsx'
import * as text from './practice.en.ts'

export interface Choice {
  readonly words: string
  readonly isRight: boolean
  /** Why it is right, or why it is not. */
  readonly why: string
}

interface ChoiceQuestionProps {
  readonly question: string
  readonly choices: readonly Choice[]
  /** Called when the learner goes on after the right choice. */
  readonly onDone: () => void
}

/** Asks what the learner has seen. Each answer says why; a wrong one can be taken back as often as one likes. */
export function ChoiceQuestion({ question, choices, onDone }: ChoiceQuestionProps) {
  const name = useId()
  const [chosen, setChosen] = useState(-1)
  const [checked, setChecked] = useState<readonly number[]>([])
  const latest = checked.at(-1)
  const verdict = latest === undefined ? undefined : choices[latest]
  const isDone = verdict?.isRight ?? false

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isDone) onDone()
    else if (chosen >= 0) setChecked([...checked, chosen])
  }

  return (
    <form onSubmit={submit} className="practice-question">
      <fieldset>
        <legend>{question}</legend>
        {choices.map(({ words, isRight }, place) => (
          <OptionRow
            key={words}
            name={name}
            isChosen={chosen === place}
            verdict={checked.includes(place) ? (isRight ? 'right' : 'wrong') : undefined}
            onChoose={() => !isDone && setChosen(place)}
          >
            {words}
          </OptionRow>
        ))}
      </fieldset>
      <div role="status" className="practice-verdict" data-verdict={verdict && (isDone ? 'right' : 'wrong')}>
        {verdict && (
          <p key={checked.length}>
            <strong>{isDone ? text.right : text.notQuite}</strong> {verdict.why}
          </p>
        )}
      </div>
      <Button type="submit" className="w-full" disabled={!isDone && chosen < 0}>
        {isDone ? text.goOn : text.check}
      </Button>
    </form>
  )
}
