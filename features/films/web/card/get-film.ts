import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Film, getFilm } from '#features/films/contract.ts'
import { fetchAhead } from '#features/modules/web/get-lesson.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { orKept } from '#platform/web/lib/api/back-off.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { keepPart } from '#platform/web/lib/offline/keep-part.ts'
import { keep } from '#platform/web/lib/offline/kept.ts'
import { renewPage } from '#platform/web/lib/offline/renew-page.ts'

/** As the service worker knows it. */
export const playerPart = 'film-player'

export const keptName = (moduleNumber: number) => `film/${moduleNumber}?in=${readLocal('language') ?? ''}`

async function fetchFilm(moduleNumber: number): Promise<Film> {
  const name = keptName(moduleNumber)
  const fetching = callApi<typeof getFilm>('GET', '/api/modules/:moduleNumber/film', {
    params: { moduleNumber },
    token: null,
  }).then(({ film }) => film)
  fetching.then(
    (film) => keep(name, film),
    () => {},
  )
  return orKept(fetching, name)
}

const filmQuery = (moduleNumber: number) =>
  queryOptions({
    queryKey: ['film', moduleNumber],
    queryFn: () => fetchFilm(moduleNumber),
    staleTime: Number.POSITIVE_INFINITY,
  })

const playerQuery = queryOptions({
  queryKey: ['film-player'],
  queryFn: fetchPlayer,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

async function fetchPlayer() {
  try {
    const { FilmPlayer } = await import('../player/film-player.tsx')
    return { Player: FilmPlayer }
  } catch (error) {
    if (await renewPage(error)) return new Promise<never>(() => {})
    throw error
  }
}

/** The film and what plays it, once it is wanted. */
export function useFilm(moduleNumber: number, isWanted: boolean) {
  const film = useQuery({ ...filmQuery(moduleNumber), enabled: isWanted })
  const player = useQuery({ ...playerQuery, enabled: isWanted })
  const isThere = film.data !== undefined && player.data !== undefined
  useEffect(() => {
    if (isThere) keepPart(playerPart)
  }, [isThere])
  return {
    film: isWanted ? film.data : undefined,
    Player: player.data?.Player,
    hasFailed: film.errorUpdateCount + player.errorUpdateCount > 0,
    isFetching: film.isFetching || player.isFetching,
    fetchAgain: () => {
      if (!film.data) void film.refetch()
      if (!player.data) void player.refetch()
    },
  }
}

/** The film as it is known already, and fetched where it is wanted. */
export function useFilmWords(moduleNumber: number, isWanted: boolean) {
  const isThere = FILMED_MODULES.includes(moduleNumber)
  const { data, isFetching, isFetched } = useQuery({
    ...filmQuery(moduleNumber),
    enabled: isWanted && isThere,
  })
  return { film: data, isAwaited: isThere && (isFetching || !isFetched) }
}

/** Keeps the film that is likely to be watched next, for when there is no connection. Null for none. */
export function useFilmAhead(moduleNumber: number | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (moduleNumber === null || !FILMED_MODULES.includes(moduleNumber)) return undefined
    return fetchAhead(() => {
      keepPart(playerPart)
      return client.prefetchQuery(filmQuery(moduleNumber))
    })
  }, [client, moduleNumber])
}
