import type { getFilm } from '#features/films/contract.ts'
import { keptName as filmName, playerPart } from '#features/films/web/card/get-film.ts'
import type { getLesson } from '#features/modules/contract.ts'
import { keptName as lessonName } from '#features/modules/web/get-lesson.ts'
import { fetchPaper, recallPaper } from '#features/quizzes/web/attempt/paper.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { keep, recall } from '#platform/web/lib/offline/kept.ts'

/** What a module needs for times without a connection, piece by piece. */
interface Piece {
  /** In ms, by the clock of this device: when it was last the same as on the server; undefined where it is not kept. */
  keptAt(): Promise<number | undefined>
  /** False where there is no room for it. @throws where it could not be fetched */
  fetch(): Promise<boolean>
}

/** In ms: what is older is asked for again; what has not changed meanwhile is answered without its bytes. */
const fresh = 24 * 60 * 60 * 1000

function piecesOf(moduleNumber: number, exerciseId: string | undefined): Piece[] {
  const params = { moduleNumber }
  const lesson = () =>
    callApi<typeof getLesson>('GET', '/api/modules/:moduleNumber/lesson', { params, token: null })
  const film = () =>
    callApi<typeof getFilm>('GET', '/api/modules/:moduleNumber/film', { params, token: null })
  const hasFilm = FILMED_MODULES.includes(moduleNumber)
  return [
    words(lessonName(moduleNumber), lesson),
    ...(hasFilm ? [code(playerPart), words(filmName(moduleNumber), async () => (await film()).film)] : []),
    ...(exerciseId ? [code(exerciseId)] : []),
    paper(moduleNumber),
  ]
}

const words = (name: string, ask: () => Promise<unknown>): Piece => ({
  keptAt: async () => (await recall(name))?.at,
  fetch: async () => keep(name, await ask()),
})

// As app/web/service-worker/service-worker.ts names them.
const cacheName = 'exercises'

/** Whether the service worker has kept a part of the app that is fetched on demand, in whichever version. */
async function isPartKept(part: string): Promise<boolean> {
  const kept = await (await caches.open(cacheName)).keys()
  return kept.some(({ url }) => new RegExp(`/assets/(exercise-)?${part}-.{8}\\.js$`).test(url))
}

/** Has it keep the part. False where it cannot: there is no room, or no connection. */
async function fetchPart(part: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    active?.postMessage({ keep: part }, [port2])
  })
}

// The service worker brings it up to date.
const code = (part: string): Piece => ({
  keptAt: async () => ((await isPartKept(part)) ? Date.now() : undefined),
  fetch: () => fetchPart(part),
})

// An attempt has its own versions of its questions.
const paper = (moduleNumber: number): Piece => ({
  keptAt: async () => ((await recallPaper(moduleNumber)) ? Date.now() : undefined),
  fetch: () => fetchPaper(moduleNumber),
})

type Module = Parameters<typeof piecesOf>

export async function isModuleKept(...module: Module): Promise<boolean> {
  const times = await Promise.all(piecesOf(...module).map((piece) => piece.keptAt()))
  return !times.includes(undefined)
}

/** Fetches what is not there or may have changed. False where there is no room for it. @throws where it could not be fetched */
export async function keepModule(...module: Module): Promise<boolean> {
  for (const piece of piecesOf(...module)) {
    if (readLocal('authenticated') !== 'true') throw new Error('The learner has logged out.')
    const isFresh = Date.now() - ((await piece.keptAt()) ?? 0) < fresh
    if (!isFresh && !(await piece.fetch())) return false
  }
  return true
}
