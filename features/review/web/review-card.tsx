import type { ReactNode } from 'react'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useReview } from './read-review.ts'
import * as text from './review.en.ts'
import './review.css'

/** On the dashboard: what is due today, and a mark of it on the first screen. `room` stands in for it until that is known; where there is none, the card is not there while nothing is due. */
export function ReviewCard({ room }: { readonly room: ReactNode }) {
  const { questions, hasFailed } = useReview()
  if (!questions) return hasFailed ? null : room
  const count = questions.length
  if (count === 0)
    return (
      room && (
        <p className="review-card min-h-44 font-display text-2xl/[1.15] @xl:min-h-[6.125rem]">
          {text.nothingDue}
        </p>
      )
    )
  return (
    <>
      <Link to={paths.review} className="review-mark font-display">
        {text.mark(count)}
      </Link>
      <section className="review-card" aria-labelledby="review-due">
        <span className="review-count grid place-items-center font-display" aria-hidden="true">
          {count}
        </span>
        <div>
          <h2 id="review-due" className="text-2xl/[1.15]">
            {text.due(count)}
          </h2>
          <p className="mt-[0.15rem] text-[0.9375rem]/[1.35] text-soft">{text.about}</p>
        </div>
        <Link to={paths.review} className={buttonClass('outline')}>
          {text.begin}
        </Link>
      </section>
    </>
  )
}
