import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnsweredQuestion } from '#features/quizzes/contract.ts'
import { retryDelay } from '#platform/web/lib/api/back-off.ts'
import { connection } from '#platform/web/lib/offline/connection.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { useKeptAnswer } from './attempt/kept-answer.ts'
import { answersToSend, dropAnswers, keptAnswers } from './attempt/kept-answers.ts'
import { type KnownAttempt, noteOnPaper } from './attempt/paper.ts'
import { sendAnswersTo } from './attempt/send-kept-answers.ts'
import { attemptQuery } from './attempt/start-attempt.ts'
import { Explanation } from './explanation.tsx'
import { showOnPaper } from './keep-answer.ts'
import * as text from './kept-note.en.ts'
import { wrongOption } from './quiz.en.ts'

export interface KeptNoteProps {
  readonly attempt: KnownAttempt
}

/** Sends what waits on this device as soon as it can, and says what is kept, what was right and what to look at again. */
export function KeptNote({ attempt }: KeptNoteProps) {
  const { id, moduleNumber, question, language } = attempt
  const client = useQueryClient()
  const position = question?.position ?? 0
  const filledIn = useKeptAnswer(id, position)
  const waiting = answersToSend(id)
  const right = useSending(attempt, waiting.length)
  useNotes(attempt)

  const isLater = keptAnswers(id).some((answer) => answer.position > position)
  return (
    <div className="kept-note mx-5 sm:mx-8">
      {right.length > 0 && (
        <details>
          <summary className="text-link min-h-11 cursor-pointer content-center">
            {textOf(right.map((answered) => String(answered.position)))}
          </summary>
          {right.map((answered) => (
            <Explanation
              key={answered.position}
              moduleNumber={moduleNumber}
              answered={answered}
              language={language}
            />
          ))}
        </details>
      )}
      <p role="status">
        {filledIn?.isHeldBack &&
          (question && question.tried.length > 0
            ? `${text.lookAgain(position)} ${isLater ? text.filledIn : ''}`
            : text.isFilledIn)}
      </p>
      {waiting.length > 0 && attempt.judged !== undefined && (
        <details>
          <summary className="text-link min-h-11 cursor-pointer content-center">
            {text.kept(waiting.length)}
          </summary>
          <p>{text.sentLater}</p>
          <p className="flex flex-wrap">
            {waiting.map((answer) => (
              <button
                key={answer.position}
                type="button"
                className="text-link size-11 cursor-pointer"
                aria-label={text.change(answer.position)}
                onClick={() => showOnPaper(client, moduleNumber, answer.position)}
              >
                {answer.position}
              </button>
            ))}
          </p>
        </details>
      )}
    </div>
  )
}

/** A formatter takes longer to make than the rest of the page, and few have kept an answer. */
const textOf = (positions: readonly string[]) =>
  positions.length > 1
    ? text.right(new Intl.ListFormat(pageLanguage).format(positions))
    : text.oneRight(positions.join())

/** Keeps the paper, where the device does not save data, and what is known of the attempt beside it. */
function useNotes(attempt: KnownAttempt): void {
  useEffect(() => {
    if (attempt.judged !== undefined) return
    dropAnswers(attempt.id, attempt.question?.position)
    if (!connection()?.saveData) noteOnPaper(attempt).catch(() => {})
  }, [attempt])
}

/** Once for each connection and answer. Returns what was right of all that was sent from this page. */
function useSending({ id, moduleNumber, judged }: KnownAttempt, count: number): readonly AnsweredQuestion[] {
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const [right, setRight] = useState<readonly AnsweredQuestion[]>([])
  const [tries, setTries] = useState(0)
  const isBusy = useRef(false)
  const isWanted = isOnline && (count > 0 || judged !== undefined)
  const { queryKey } = attemptQuery(moduleNumber)
  const send = async () => {
    const sent = await sendAnswersTo(id)
    setRight((before) => [...before, ...sent.right])
    if (sent.attempt) client.setQueryData(queryKey, sent.attempt)
    else if (!sent.hasFailed) await client.refetchQueries({ queryKey })
    if (sent.isWrong) showToast(wrongOption, 'alert-error')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each connection, and again where it has failed
  useEffect(() => {
    if (!isWanted) return
    if (!isBusy.current) {
      isBusy.current = true
      void send().finally(() => {
        isBusy.current = false
      })
    }
    const timer = setTimeout(() => setTries(tries + 1), retryDelay(tries + 2, null))
    return () => clearTimeout(timer)
  }, [id, isWanted, tries])
  useSentElsewhere(count, isBusy, () => void client.refetchQueries({ queryKey }))
  return right
}

/** Another tab has sent what waited here. */
function useSentElsewhere(count: number, isBusy: { readonly current: boolean }, onSent: () => void): void {
  const before = useRef(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each count
  useEffect(() => {
    if (count < before.current && !isBusy.current) onSent()
    before.current = count
  }, [count])
}
