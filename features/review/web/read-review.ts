import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { answerReview, getReview, Review, ReviewQuestion } from '#features/review/contract.ts'
import type { RefusalCode } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { orKept } from '#platform/web/lib/api/back-off.ts'
import { readLocal, subscribeLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import { keep } from '#platform/web/lib/offline/kept.ts'
import { planDay } from './day-plan.ts'
import { addAnswer, dropAnswers, type ReviewAnswer, waitingAnswers } from './waiting-answers.ts'

/** What the server takes at once. */
const mostAtOnce = 20

export const reviewQuery = queryOptions({
  queryKey: ['review'],
  queryFn: ({ client }) => fetchReview(client),
})

let fetches = 0

/** Kept on this device: the learner has answered these questions, so their keys may be there. */
function fetchReview(client: QueryClient): Promise<KnownReview> {
  const name = `review?of=${encodeURIComponent(readLocal('userEmail') ?? '')}`
  const turn = ++fetches
  const fetching = sendOrRead().then(({ review, settled }) => {
    const known = asKnown(review, Date.now())
    // A later one sends these answers too.
    if (turn !== fetches) return known
    // First: a question must not come back between its answer and what the server says.
    client.setQueryData(reviewQuery.queryKey, known)
    dropAnswers(settled)
    // It may come after its learner has logged out in another tab.
    if (readLocal('authenticated') === 'true') void keep(name, known)
    return known
  })
  return orKept(fetching, name)
}

interface Sent {
  /** Undefined when an answer was refused. */
  readonly review: Review | undefined
  /** What waits no more: the server has it, or will never take it. */
  readonly settled: readonly ReviewAnswer[]
}

/** What waits goes first: it changes what is due. */
async function sendOrRead(): Promise<Sent & { review: Review }> {
  if (!navigator.onLine) throw new ApiError('network', 0, 'There is no connection.')
  const waiting = waitingAnswers().slice(0, mostAtOnce)
  const { review, settled } = waiting.length > 0 ? await send(waiting) : { review: undefined, settled: [] }
  return { review: review ?? (await callApi<typeof getReview>('GET', '/api/review')), settled }
}

/** Any other refusal may be that of an older server, while a site is being renewed. */
const finalRefusals: readonly string[] = [
  'unknown-question',
  'unknown-option',
  'review-too-old',
] satisfies RefusalCode<typeof answerReview>[]

/** Of several answers only that which the server refuses for good is lost. */
async function send(answers: readonly ReviewAnswer[]): Promise<Sent> {
  try {
    const review = await callApi<typeof answerReview>('POST', '/api/review/answers', {
      body: { answers: [...answers] },
    })
    return { review, settled: answers }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404)
    if (!isRefused) throw error
    if (answers.length === 1)
      return { review: undefined, settled: finalRefusals.includes(error.code) ? answers : [] }
    const settled: ReviewAnswer[] = []
    for (const answer of answers) settled.push(...(await send([answer])).settled)
    return { review: undefined, settled }
  }
}

/** What is to be asked today, without what was answered on this device; sends what waits whenever there is a connection. */
export function useReview() {
  const client = useQueryClient()
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(reviewQuery)
  const stored = useSyncExternalStore(subscribeLocal, () => JSON.stringify(waitingAnswers()))
  const waiting = useMemo<ReviewAnswer[]>(() => JSON.parse(stored), [stored])
  const now = data ? serverTime(data, Date.now()) : 0
  const plan = data && planDay(data, waiting, now)
  // In ms; null while answers wait, which may change it.
  const nextAt = waiting.length > 0 ? null : (plan?.nextAt ?? null)
  const expectedAt = plan && (plan.questions.length > 0 ? 0 : nextAt)
  useEffect(() => {
    if (expectedAt !== undefined) writeLocal('reviewAt', expectedAt === null ? null : String(expectedAt))
  }, [expectedAt])
  return {
    /** By the server's clock, in ms. */
    now,
    /** Undefined until it is known. */
    questions: plan?.questions,
    nextAt,
    hasWaiting: waiting.length > 0,
    hasFailed: !data && errorUpdateCount > 0,
    isFetching,
    refetch,
    /** `chosen` is the place of an option. */
    answer(question: ReviewQuestion, chosen: number) {
      if (!data) return
      const { id: questionId, version, options } = question
      addAnswer({
        questionId,
        version,
        reviewedAt: answerTime(data, question, Date.now()),
        option: options[chosen] ?? '',
      })
      void client.invalidateQueries(reviewQuery)
    },
  }
}

/** With how far the server's clock is ahead of this device's, in ms: clocks of devices may be days off. */
export type KnownReview = Review & { readonly ahead: number }

/** `deviceTime` in ms: when it came. */
export const asKnown = (review: Review, deviceTime: number): KnownReview => ({
  ...review,
  ahead: review.now - deviceTime,
})

/** What the server's clock says, in ms; never less than it has said, though the device's was put back since. */
export const serverTime = ({ now, ahead }: KnownReview, deviceTime: number): number =>
  Math.max(now, deviceTime + ahead)

/** The time of an answer, in ms: what was asked was due. */
export const answerTime = (review: KnownReview, { dueAt }: ReviewQuestion, deviceTime: number): number =>
  Math.max(dueAt, serverTime(review, deviceTime))
