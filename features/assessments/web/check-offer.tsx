import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { getAssessment, saveAssessmentChoices } from '#features/assessments/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { worthRetrying } from '#platform/web/lib/api/back-off.ts'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './check-offer.en.ts'

interface CheckOfferProps {
  /** Stands in for it until it is known whether it is offered. */
  readonly room: ReactNode
}

/**
 * One line on the dashboard of a newcomer. Declined, it does not come back. Where there is nothing to offer the device
 * remembers it.
 */
export function CheckOffer({ room }: CheckOfferProps) {
  const { data, isPending } = useQuery({
    queryKey: ['check-offer'],
    queryFn: () =>
      callApi<typeof getAssessment>('GET', '/api/assessments/:kind', { params: { kind: 'before' } }),
    // What was declined or done since is not shown again until it is known.
    gcTime: 0,
  })
  const { mutate, isIdle } = useMutation({
    mutationFn: () =>
      callApi<typeof saveAssessmentChoices>('PUT', '/api/assessments/choices', {
        body: { isOfferDeclined: true },
      }),
    retry: (failures, error) => worthRetrying(failures, error),
    onSuccess: () => writeLocal('checkOffer', 'no'),
  })
  const isSettled = data?.isOffered === false
  useEffect(() => {
    if (isSettled) writeLocal('checkOffer', 'no')
  }, [isSettled])
  if (isPending) return room
  if (!data?.isOffered || !isIdle) return null
  return (
    <section
      aria-label={text.title}
      className="check-offer paper-card flex min-h-[7.25rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 @xl:min-h-[4.5rem]"
    >
      <p className="grow">{text.offer}</p>
      <Link to={paths.check} className="text-link">
        {data.status === 'running' ? text.goOn : text.take}
      </Link>
      <button type="button" className="text-link cursor-pointer text-soft" onClick={() => mutate()}>
        {text.decline}
      </button>
    </section>
  )
}
