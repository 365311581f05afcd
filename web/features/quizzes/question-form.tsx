import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Attempt, OpenQuestion } from '#contract/quizzes.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useAnswerQuestion } from './answer-question.ts'
import { OptionList } from './option-list.tsx'
import { questionCount } from './question-count.ts'

interface QuestionFormProps {
  readonly attempt: Attempt
  readonly question: OpenQuestion
}

/** One question and its options. A wrong answer keeps the question and the choice (spec §4). */
export function QuestionForm({ attempt, question }: QuestionFormProps) {
  const { position, options } = question
  const questionId = `${attempt.id}/${position}`
  const [choice, setChoice] = useState({ questionId, option: '' })
  const selected = choice.questionId === questionId ? choice.option : ''
  const { send, isPending, answer, result } = useAnswerQuestion(attempt.moduleNumber)
  const isWrong =
    !isPending && result === 'wrong' && answer?.position === position && answer.option === selected
  const legend = useFocusWhenChanged(questionId)
  const name = useId()
  const select = (option: string) => setChoice({ questionId, option })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (selected) send({ attempt, position, option: selected })
    else showToast('Please select a valid option.', 'alert-info')
  }

  function selectByNumber({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined
    if (option && !ctrlKey && !altKey && !metaKey) select(option)
  }

  return (
    <form onSubmit={submit} noValidate className="paper-card">
      <fieldset onKeyDown={selectByNumber}>
        <legend ref={legend} tabIndex={-1} className="question-words">
          {question.question}
        </legend>
        <div className="perforation" />
        <OptionList name={name} options={options} selected={selected} onSelect={select} />
      </fieldset>
      {isWrong && (
        <p className="question-note">
          <strong>Not quite.</strong> Look at the other options and try again.
        </p>
      )}
      <div className="px-5 pb-6 text-right sm:px-7">
        <Button type="submit" busy={isPending}>
          {position === questionCount ? 'Mark Module As Done' : 'Next'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {result === 'right' && `Right. Question ${position} of ${questionCount}.`}
      </p>
    </form>
  )
}

/** Brings the focus to the new question's words; the first one is left to the page. */
function useFocusWhenChanged(questionId: string) {
  const legend = useRef<HTMLLegendElement>(null)
  const focused = useRef(questionId)
  useEffect(() => {
    if (focused.current === questionId) return
    focused.current = questionId
    legend.current?.focus()
  }, [questionId])
  return legend
}
