import type { ReactNode } from 'react'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useReview } from './read-review.ts'
import * as text from './review.en.ts'
import './review-card.css'

/** On the dashboard: what is due today. Not there while nothing is; `room` stands in for it until that is known. */
export function ReviewCard({ room }: { readonly room: ReactNode }) {
  const { questions, hasFailed } = useReview()
  if (!questions) return hasFailed ? null : room
  const count = questions.length
  if (count === 0) return null
  return (
    <section className="review-card" aria-labelledby="review-due">
      <span className="review-count" aria-hidden="true">
        {count}
      </span>
      <div>
        <h2 id="review-due">{text.due(count)}</h2>
        <p>{text.about}</p>
      </div>
      <Link to={paths.review} className={buttonClass('outline')}>
        {text.begin}
      </Link>
    </section>
  )
}
