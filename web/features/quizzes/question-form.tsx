import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Attempt, OpenQuestion } from '#contract/quizzes.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useAnswerQuestion } from './answer-question.ts'
import { Explanation, SectionLink } from './explanation.tsx'
import { OptionList } from './option-list.tsx'
import * as text from './quiz.en.ts'
import { useChoice } from './use-choice.ts'

interface QuestionFormProps {
  readonly attempt: Attempt
  readonly question: OpenQuestion
}

/** One question and its options. A wrong answer keeps the question and the choice (S4.18). */
export function QuestionForm({ attempt, question }: QuestionFormProps) {
  const { position, options, hint } = question
  const { moduleNumber, questionCount, answered, language } = attempt
  const questionId = `${attempt.id}/${position}`
  const [place, select] = useChoice(questionId)
  const selected = options[place]
  const { send, isPending, result } = useAnswerQuestion(moduleNumber)
  const legend = useFocusWhenChanged(questionId)
  const name = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (selected) send({ attempt, position, option: selected })
    else showToast(text.noOption, 'alert-info')
  }

  function selectByNumber({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    const isPlace = /^[1-9]$/.test(key) && Number(key) <= options.length
    if (isPlace && !ctrlKey && !altKey && !metaKey) select(Number(key) - 1)
  }

  return (
    <form onSubmit={submit} noValidate className="paper-card">
      <div role="status">
        {answered && hint === null && (
          <Explanation moduleNumber={moduleNumber} answered={answered} language={language} />
        )}
        {result === 'right' && <span className="sr-only">{text.questionOf(position, questionCount)}.</span>}
      </div>
      <fieldset onKeyDown={selectByNumber}>
        <legend ref={legend} tabIndex={-1} lang={language} className="question-words">
          {question.question}
        </legend>
        <div className="perforation" />
        <OptionList name={name} options={options} selected={selected} language={language} onSelect={select} />
      </fieldset>
      <div role="status">
        {hint !== null && (
          <div className="question-note">
            <p>
              <strong>{text.notQuite}</strong> <span lang={language}>{hint}</span>
            </p>
            <SectionLink moduleNumber={moduleNumber} section={question.section} />
          </div>
        )}
      </div>
      <div className="flex items-center justify-end gap-4 px-5 pb-6 sm:px-7">
        <p className="keyboard-hint me-auto text-sm text-soft">{text.enterSends}</p>
        <Button type="submit" busy={isPending}>
          {position === questionCount ? text.markDone : text.next}
        </Button>
      </div>
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
