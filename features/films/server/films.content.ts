import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readDrawing } from '#features/modules/server/diagram.ts'
import { readYamlFile } from '#platform/server/content/yaml-file.ts'

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max)
const name = z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be small letters, digits and dashes')

const usualSeconds = 0.8
const timing = {
  part: name,
  at: z.number().min(0).max(1).default(0),
  seconds: z.number().min(0).max(60).default(usualSeconds),
}

const move = z.discriminatedUnion(
  'do',
  [
    z.strictObject({ ...timing, do: z.literal('appear') }),
    z.strictObject({ ...timing, do: z.literal('vanish') }),
    z.strictObject({ ...timing, do: z.literal('move'), by: z.tuple([z.number(), z.number()]) }),
    z.strictObject({ ...timing, do: z.literal('turn'), to: z.number() }),
    z.strictObject({ ...timing, do: z.literal('grow'), to: z.number().min(0).max(10) }),
    z.strictObject({ ...timing, do: z.literal('draw') }),
  ],
  { error: 'must be one of appear, vanish, move, turn, grow, draw' },
)

const say = text(300)

const scene = z.strictObject({
  id: name,
  drawing: z.string().regex(/^[a-z0-9-]+\.svg$/, {
    error: 'must be the name of an SVG file beside this one',
    abort: true,
  }),
  lines: z
    .array(z.strictObject({ say, moves: z.array(move).default([]), poster: z.literal(true).optional() }))
    .min(1),
})

const translatedScene = z.strictObject({ id: name, lines: z.array(say).min(1) })

const address = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .refine((text) => !/^https:\/\/[^/?#]*@/.test(text))
const videoFile = /^[A-Za-z0-9][\w.-]*\.(webm|mp4)$/

/** Below it the videos of a language are served. */
export const videoPrefix = (language: string): string => `/films/${language}/`

/** Where what a film names as its video is fetched from. */
export const videoAddress = (language: string, video: string): string =>
  videoFile.test(video) ? `${videoPrefix(language)}${video}` : video

const filmFile = <Scene extends z.ZodType<{ id: string }>>(scene: Scene) =>
  z.strictObject({ title: text(200), video: z.string().optional(), scenes: z.array(scene).min(1).optional() })

/** Of the first language. Drawings are without what only their file needs, by their names. */
export interface FilmFile extends z.output<typeof originalFile> {
  readonly drawings: ReadonlyMap<string, string>
}

export type SceneOfFile = z.output<typeof scene>
export type MoveOfFile = z.output<typeof move>
export type TranslatedFilmFile = z.output<typeof translatedFile>

const originalFile = filmFile(scene)
const translatedFile = filmFile(translatedScene)

/** @throws ContentError that names the file and the field, also of a drawing */
export function readFilmFile(path: string): FilmFile {
  const dir = dirname(path)
  const drawings = new Map<string, ReturnType<typeof readDrawing>>()
  const drawingOf = (name: string) => {
    const drawing = drawings.get(name) ?? readDrawing(join(dir, name))
    drawings.set(name, drawing)
    return drawing
  }
  const schema = originalFile.superRefine(({ video, scenes = [] }, context) => {
    const report = reporter(context)
    checkVideo(dir, video, report)
    if ((video === undefined) !== scenes.length > 0) report([], 'must have either scenes or a video')
    for (const [index, { id, drawing, lines }] of scenes.entries()) {
      const at = ['scenes', index]
      if (scenes.findIndex((other) => other.id === id) !== index)
        report([...at, 'id'], `is used twice: ${id}`)
      const { ids } = drawingOf(drawing)
      for (const [line, { moves }] of lines.entries())
        for (const [place, { part }] of moves.entries())
          if (!ids.has(partId(drawing, part)))
            report(
              [...at, 'lines', line, 'moves', place, 'part'],
              `must be a part of ${drawing}, which has no id "${partId(drawing, part)}"`,
            )
    }
  })
  const file = readYamlFile(path, schema)
  return { ...file, drawings: new Map([...drawings].map(([drawn, { svg }]) => [drawn, svg])) }
}

/** `original` is that of the first language: a translation has its scenes, line by line. @throws ContentError */
export function readTranslatedFilmFile(path: string, original: FilmFile): TranslatedFilmFile {
  const schema = translatedFile.superRefine(({ video, scenes }, context) => {
    const report = reporter(context)
    checkVideo(dirname(path), video, report)
    if (video !== undefined && scenes) report(['video'], 'must not stand beside scenes')
    if (video !== undefined || (original.scenes === undefined && scenes === undefined)) return
    const wanted = original.scenes ?? []
    if (scenes?.length !== wanted.length)
      report(['scenes'], `must be the ${wanted.length} scenes of the first language`)
    for (const [index, { id, lines }] of wanted.entries()) {
      const own = scenes?.[index]
      if (!own) return
      if (own.id !== id) report(['scenes', index, 'id'], `must be ${id}, as in the first language`)
      if (own.lines.length !== lines.length)
        report(['scenes', index, 'lines'], `must have ${lines.length} lines, as in the first language`)
    }
  })
  return readYamlFile(path, schema)
}

/** By which the drawing and what is sent know a part. */
export const partId = (drawing: string, part: string): string => `${drawing.replace(/\.svg$/, '')}-${part}`

type Report = (path: readonly (string | number)[], message: string) => void

const reporter =
  (context: z.RefinementCtx): Report =>
  (path, message) =>
    context.addIssue({ code: 'custom', path: [...path], message })

function checkVideo(dir: string, video: string | undefined, report: Report): void {
  if (video === undefined || address.safeParse(video).success) return
  if (!videoFile.test(video))
    report(['video'], 'must be a .webm or .mp4 file beside this one, or an https address')
  else if (!existsSync(join(dir, video)))
    report(['video'], `must be a file beside this one: there is no ${video}`)
}
