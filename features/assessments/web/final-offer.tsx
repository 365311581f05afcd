import { useQuery } from '@tanstack/react-query'
import type { getAssessment } from '#features/assessments/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './final-offer.en.ts'
import './final-offer.css'

/** For those who have completed all modules: an offer, never a condition; and the way to a result that is there. */
export function FinalOffer() {
  const final = useFinal()
  if (final === undefined) return <div className="min-h-56" />
  if (!final) return null
  return (
    <section aria-labelledby="final-offer" className="way-on paper-card grid gap-3 p-5 sm:p-7">
      <h2 id="final-offer" className="text-2xl">
        {text.title}
      </h2>
      <p className="text-soft">{final.isOpen ? text.offer : text.taken}</p>
      <Link to={paths.final} className={`${buttonClass('outline')} justify-self-start`}>
        {final.isOpen ? text.take : text.toResult}
      </Link>
    </section>
  )
}

/** The same in one line, after the last quiz. */
export function FinalLink() {
  const final = useFinal()
  return (
    final && (
      <p className="arrival-card arrival-note mt-(--gap) px-4 py-1">
        <Link to={paths.final} className="text-link">
          {final.isOpen ? text.showIt : text.toResult}
        </Link>
      </p>
    )
  )
}

/** By what the server says: null where there is nothing to take and no result, undefined until it is known. */
function useFinal() {
  const { data, isPending } = useQuery({
    queryKey: ['final-offer'],
    queryFn: () =>
      callApi<typeof getAssessment>('GET', '/api/assessments/:kind', { params: { kind: 'after' } }),
    gcTime: 0,
  })
  if (isPending) return undefined
  const isOpen = data?.status === 'ready' || data?.status === 'running'
  return isOpen || data?.results.length ? { isOpen } : null
}
