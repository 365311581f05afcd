import type { ReactNode } from 'react'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useReview } from './read-review.ts'
import * as text from './review.en.ts'
import './review.css'

/** On the dashboard: what is due today. Not there while nothing is; `room` stands in for it until that is known. */
export function ReviewCard({ room }: { readonly room: ReactNode }) {
  const { questions, hasFailed } = useReview()
  if (!questions) return hasFailed ? null : room
  const count = questions.length
  if (count === 0) return null
  return (
    <section
      className="review-card grid grid-cols-[auto_minmax(0,1fr)] items-center gap-[0.9rem] p-[0.9rem] @xl:grid-cols-[auto_minmax(0,1fr)_auto] @xl:pe-5"
      aria-labelledby="review-due"
    >
      <span
        className="review-count m-[0.4rem_0.5rem_0.4rem_0.25rem] grid h-14 w-11 -rotate-4 place-items-center rounded-[0.5rem] border-2 border-ink bg-card font-display text-[1.75rem]/[1]"
        aria-hidden="true"
      >
        {count}
      </span>
      <div>
        <h2 id="review-due" className="text-2xl/[1.15]">
          {text.due(count)}
        </h2>
        <p className="mt-[0.15rem] text-[0.9375rem]/[1.35] text-soft">{text.about}</p>
      </div>
      <Link to={paths.review} className={`${buttonClass('outline')} col-span-full @xl:col-auto`}>
        {text.begin}
      </Link>
    </section>
  )
}
