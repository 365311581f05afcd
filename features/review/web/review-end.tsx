import { useEffect, useRef } from 'react'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { nextTime } from './next-time.ts'
import * as text from './review.en.ts'

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

export function ReviewEnd({ right, count, now, nextAt, hasWaiting }: ReviewEndProps) {
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
