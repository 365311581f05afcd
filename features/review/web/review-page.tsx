import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { nextTime } from './day-plan.ts'
import { useReview } from './read-review.ts'
import * as text from './review.en.ts'
import './review.css'

// The dashboard's card is in one file with this page, and needs nothing of a quiz.
const loadForm = () => import('./review-form.tsx').then((part) => ({ default: part.ReviewForm }))
const ReviewForm = lazy(loadForm)

/** What was answered in quizzes, asked again (`/review`): one question after the other, also without a connection. */
export function ReviewPage() {
  const review = useReview()
  const { questions } = review
  useEffect(() => {
    // Preloaded with the page: used also where nothing is due. Where it fails, showing a question says so.
    loadForm().catch(() => {})
  }, [])
  return (
    <>
      {questions && <Sitting review={review} due={questions} />}
      {!questions && (
        <Titled>
          {review.hasFailed ? (
            <LoadFailure what={text.loadFailed} onRetry={review.refetch} isRetrying={review.isFetching} />
          ) : (
            <Loading shape="question" />
          )}
        </Titled>
      )}
    </>
  )
}

/** Where no question is asked. */
const Titled = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid max-w-3xl grid-cols-1 gap-[0.9rem]">
    <h1 className="text-[2rem]">{text.review}</h1>
    {children}
  </div>
)

interface SittingProps {
  readonly review: ReturnType<typeof useReview>
  readonly due: readonly ReviewQuestion[]
}

/** The questions stay those that it began with, whatever other devices answer meanwhile. */
function Sitting({ review, due }: SittingProps) {
  const [queue, setQueue] = useState(due)
  const [position, setPosition] = useState(1)
  const [missed, setMissed] = useState<readonly number[]>([])
  const begun = queue[position - 1]
  // In another language, once the learner has chosen one.
  const question = due.find(({ id }) => id === begun?.id) ?? begun
  const isNew = ({ id }: ReviewQuestion) => !queue.some((known) => known.id === id)
  if (!question && due.some(isNew)) setQueue([...queue, ...due.filter(isNew)])

  function answer(asked: ReviewQuestion, chosen: number) {
    review.answer(asked, chosen)
    setQueue(queue.map((each) => (each.id === asked.id ? asked : each)))
    if (chosen !== asked.right) setMissed([...missed, position])
  }

  if (!question)
    return (
      <Titled>
        <ReviewEnd
          right={queue.length - missed.length}
          count={queue.length}
          now={review.now}
          nextAt={review.nextAt}
          hasWaiting={review.hasWaiting}
        />
      </Titled>
    )
  const waiting = (
    <Titled>
      <Loading shape="question" />
    </Titled>
  )
  return (
    <Suspense fallback={waiting}>
      <ReviewForm
        question={question}
        position={position}
        count={queue.length}
        missed={missed}
        onAnswer={(chosen) => answer(question, chosen)}
        onGoOn={() => setPosition(position + 1)}
      />
    </Suspense>
  )
}

interface ReviewEndProps {
  readonly right: number
  /** How many questions were asked; 0 when nothing was due. */
  readonly count: number
  /** In ms. */
  readonly now: number
  /** In ms; null while it is not known. */
  readonly nextAt: number | null
  readonly hasWaiting: boolean
}

function ReviewEnd({ right, count, now, nextAt, hasWaiting }: ReviewEndProps) {
  const isOnline = useIsOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (count > 0) heading.current?.focus()
  }, [count])
  return (
    <section className="review-part grid gap-[0.9rem] p-5 sm:p-8" aria-labelledby="review-end">
      <h2 id="review-end" ref={heading} tabIndex={-1} className="text-[1.75rem]/[1.15]">
        {count > 0 ? text.doneToday : text.nothingDue}
      </h2>
      <p>{count > 0 ? text.rightOf(right, count) : text.howItWorks}</p>
      <p role="status" className="empty:hidden">
        {hasWaiting && !isOnline ? text.kept : nextAt !== null && nextTime(nextAt, now)}
      </p>
      <Link to={paths.dashboard} className={`${buttonClass()} w-full`}>
        {text.toDashboard}
      </Link>
    </section>
  )
}
