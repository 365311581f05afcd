import { lazy, Suspense, useState } from 'react'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { useReview } from './read-review.ts'
import * as text from './review.en.ts'
import { ReviewEnd } from './review-end.tsx'
import './review.css'

// The dashboard's card is in one file with this page, and needs nothing of a quiz.
const ReviewForm = lazy(() => import('./review-form.tsx').then((part) => ({ default: part.ReviewForm })))

/** What was answered in quizzes, asked again (`/review`): one question after the other, also without a connection. */
export function ReviewPage() {
  const review = useReview()
  const { questions } = review
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-[0.9rem]">
      <h1 className="text-[2rem]">{text.review}</h1>
      {questions && <Sitting review={review} due={questions} />}
      {!questions &&
        (review.hasFailed ? (
          <LoadFailure what={text.loadFailed} onRetry={review.refetch} isRetrying={review.isFetching} />
        ) : (
          <Loading shape="question" />
        ))}
    </div>
  )
}

interface SittingProps {
  readonly review: ReturnType<typeof useReview>
  readonly due: readonly ReviewQuestion[]
}

/** The questions stay those that it began with, whatever other devices answer meanwhile. */
function Sitting({ review, due }: SittingProps) {
  const [queue, setQueue] = useState(due)
  const [position, setPosition] = useState(1)
  const [right, setRight] = useState(0)
  const begun = queue[position - 1]
  // In another language, once the learner has chosen one.
  const question = due.find(({ id }) => id === begun?.id) ?? begun
  const isNew = ({ id }: ReviewQuestion) => !queue.some((known) => known.id === id)
  if (!question && due.some(isNew)) setQueue([...queue, ...due.filter(isNew)])

  function answer(asked: ReviewQuestion, chosen: number) {
    review.answer(asked, chosen)
    setQueue(queue.map((each) => (each.id === asked.id ? asked : each)))
    if (chosen === asked.right) setRight(right + 1)
  }

  if (!question)
    return (
      <ReviewEnd
        right={right}
        count={queue.length}
        now={review.now}
        nextAt={review.nextAt}
        hasWaiting={review.hasWaiting}
      />
    )
  return (
    <Suspense fallback={<Loading shape="question" />}>
      <ReviewForm
        question={question}
        position={position}
        count={queue.length}
        onAnswer={(chosen) => answer(question, chosen)}
        onGoOn={() => setPosition(position + 1)}
      />
    </Suspense>
  )
}
