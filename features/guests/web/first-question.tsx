import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { getFirstQuestion } from '#features/guests/contract.ts'
import { loadGuest } from '#features/identity/web/session.ts'
import type { QuizWayProps } from '#features/modules/web/lesson/lesson-ways.tsx'
import { QuestionFields } from '#features/quizzes/web/question-fields.tsx'
import { next, noOption } from '#features/quizzes/web/quiz.en.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './first-question.en.ts'
import type { Given } from './given-answer.tsx'

/** A visitor has answered it with the quiz still closed: their answer begins the guest, and the quiz goes on with it. */
export function FirstQuestion({ moduleNumber, children }: QuizWayProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(-1)
  const [isSent, setSent] = useState(false)
  const { data } = useQuery({
    queryKey: ['first-question', moduleNumber],
    queryFn: () =>
      callApi<typeof getFirstQuestion>('GET', '/api/modules/:moduleNumber/first-question', {
        params: { moduleNumber },
        token: null,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const asked = data?.question
  if (!asked) return children

  function choose(place: number) {
    setChosen(place)
    // Its client is there by the time that the answer is sent.
    loadGuest().catch(() => {})
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const option = asked?.options[chosen]
    if (!asked || option === undefined) showToast(noOption, 'alert-info')
    else {
      const given: Given = { options: asked.options, option }
      setSent(true)
      navigate(paths.module(moduleNumber), { state: { given } })
    }
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={text.tryFirst}
      className="first-question rounded-2xl bg-card py-4 text-start text-ink"
    >
      <p className="px-5 font-display text-xl text-season">{text.tryFirst}</p>
      <QuestionFields
        questionId={`${moduleNumber}/1`}
        asked={asked}
        language={asked.language}
        chosen={chosen}
        tried={[]}
        right={-1}
        className="pt-1 pb-3"
        onSelect={choose}
      />
      <p className="mt-3 px-5">
        <Button type="submit" busy={isSent} className="sheet-button w-full">
          {next}
        </Button>
      </p>
    </form>
  )
}
