import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, moduleNumberParam, timestamp } from '#platform/contract/values.ts'

/** What a part of a drawing does. It starts at the fraction `at` of its line's time and takes `ms`. */
const timing = { part: z.string(), at: z.number().min(0).max(1), ms: z.int().min(0) }

export const filmMove = z.discriminatedUnion('do', [
  z.object({ ...timing, do: z.literal('appear') }),
  z.object({ ...timing, do: z.literal('vanish') }),
  /** By `by` units of the drawing from where it was drawn, not from where it is. */
  z.object({ ...timing, do: z.literal('move'), by: z.tuple([z.number(), z.number()]) }),
  /** To this angle, in degrees clockwise from how it was drawn, about its centre. */
  z.object({ ...timing, do: z.literal('turn'), to: z.number() }),
  /** To this size, 1 is that of the drawing, about its centre. */
  z.object({ ...timing, do: z.literal('grow'), to: z.number().min(0).max(10) }),
  /** Its lines are drawn from their beginning to their end; before, they are not there. */
  z.object({ ...timing, do: z.literal('draw') }),
])

export type FilmMove = z.output<typeof filmMove>

/** `ms` follows from the length of `text`, in each language. A part that will appear or be drawn is not there before. */
const filmLine = z.object({ text: z.string(), ms: z.int(), moves: z.array(filmMove) })

/** `svg` is 320 × 200 units; the parts are its elements with the ids that the moves name. */
const filmScene = z.object({ id: z.string(), svg: z.string(), lines: z.array(filmLine) })

export const film = z.object({
  moduleNumber: z.int(),
  title: z.string(),
  /** The whole length in ms; 0 for a video. */
  ms: z.int(),
  /** The time of the moment that stands for it before it is played; without it, its beginning. */
  posterMs: z.int().optional(),
  scenes: z.array(filmScene),
  /** The operator's own video in place of the scenes: an address on this site or elsewhere. */
  video: z.string().optional(),
  language: languageCode,
})

export type Film = z.output<typeof film>
export type FilmScene = Film['scenes'][number]
export type FilmLine = FilmScene['lines'][number]

export const getFilm = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleNumber/film',
  access: 'public',
  summary: 'Read the film of a module',
  localized: true,
  compressed: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({ film }),
  errors: { 'no-film': 404 },
})

/** Idempotent; the browser alone knows how far a film was watched. It opens no quiz. */
export const watchFilm = endpoint({
  method: 'PUT',
  path: '/api/modules/:moduleNumber/film-watched',
  access: 'learner',
  summary: 'Record that you have watched the film of a module to its end',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({ moduleNumber: z.int() }),
  errors: { 'no-film': 404 },
})

/** `watchedAt` is the first time. */
export const filmsExport = z.array(z.object({ moduleNumber: z.int(), watchedAt: timestamp }))

export type FilmsExport = z.output<typeof filmsExport>
