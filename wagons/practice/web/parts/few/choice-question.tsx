import { type ReactNode, useState } from 'react'
import { Choices } from '../choices.tsx'
import { Form, WideButton } from '../form.tsx'
import * as text from '../practice.en.ts'

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
  /** What the learner looks at to answer. */
  readonly children?: ReactNode
}

/** Asks what the learner has seen. Each answer says why; a wrong one can be taken back as often as one likes. */
export function ChoiceQuestion({ question, choices, onDone, children }: ChoiceQuestionProps) {
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState<readonly string[]>([])
  const find = (words: string | undefined) => choices.find((choice) => choice.words === words)
  const latest = find(checked.at(-1))
  const isDone = latest?.isRight ?? false
  const verdict = (isRight = false) => (isRight ? 'right' : 'wrong')
  return (
    <Form
      className="practice-question gap-3"
      onSubmit={() => {
        if (isDone) onDone()
        else if (chosen) setChecked([...checked, chosen])
      }}
    >
      {children}
      <Choices
        legend={question}
        options={choices.map(({ words }) => words)}
        words={(words) => words}
        chosen={chosen}
        verdict={(words) => (checked.includes(words) ? verdict(find(words)?.isRight) : undefined)}
        onChoose={(words) => !isDone && setChosen(words)}
      />
      <WideButton
        isOff={!isDone && !chosen}
        words={!isDone && text.check}
        verdict={
          latest && {
            look: verdict(isDone),
            heading: isDone ? text.right : text.notQuite,
            words: (
              <>
                {isDone && <p className="font-semibold">{latest.words}</p>}
                <p>{latest.why}</p>
              </>
            ),
            told: checked.length,
          }
        }
      />
    </Form>
  )
}
