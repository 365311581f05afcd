import { programmes } from 'virtual:programmes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  listOwnBadges,
  OwnBadge,
  renewBadge,
  saveBadgeShown,
} from '#features/certificates/contract/programme-badges.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import type { ShownNameChoice } from '../public-name/shown-name.tsx'

const queryKey = ['badges']

/** Reading them issues what was earned. */
export const useBadges = () =>
  useQuery({ queryKey, queryFn: () => callApi<typeof listOwnBadges>('GET', '/api/own-badges') })

export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

export const saveShown = (badgeId: string, choice: ShownNameChoice) =>
  callApi<typeof saveBadgeShown>('PUT', '/api/own-badges/:badgeId/shown-name', {
    params: { badgeId },
    body: choice,
  })

export const renew = (badgeId: string) =>
  callApi<typeof renewBadge>('POST', '/api/own-badges/:badgeId/renewal', { params: { badgeId }, body: {} })

/** In the language of the page; as it was, where there is no such programme any more. */
export const titleOf = ({ programmeId, title }: Pick<OwnBadge, 'programmeId' | 'title'>): string =>
  programmes.find(({ id }) => id === programmeId)?.title ?? title

/** The picture without a credential in it. */
export const pictureOf = ({ season }: Pick<OwnBadge, 'season'>): string =>
  `/credentials/badge-${season ?? 'line'}.svg`
