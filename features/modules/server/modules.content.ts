import { join } from 'node:path'
import { z } from 'zod'
import { type Programme, season } from '#features/modules/contract.ts'
import { moduleNumber } from '#platform/contract/values.ts'
import { type ContentFolder, findFile, type Localized } from '#platform/server/content/content-folder.ts'
import { ContentError, readYamlFile } from '#platform/server/content/yaml-file.ts'

const modulesFile = z
  .array(
    z.strictObject({
      number: moduleNumber,
      title: z.string().min(1),
      station: z.string().min(1),
      /** By its id, for those who offer exercises. */
      exercise: z.string().optional(),
    }),
  )
  .min(2, 'must list at least two modules')
  .refine(
    (modules) => modules.every(({ number }, index) => number === index + 1),
    'must number the modules from 1 on, in order',
  )

const programmesFile = z.array(
  z.strictObject({
    id: z.string().min(1),
    title: z.string().min(1),
    season: season.optional(),
    modules: z.array(moduleNumber).min(1),
  }),
)

/** As many as `modules.yaml` lists. @throws ContentError */
export function readModuleCount({ dir }: ContentFolder): number {
  return readYamlFile(join(dir, 'modules.yaml'), modulesFile).length
}

/** @throws ContentError when the programmes do not hold each module once, in the order of the journey (S2.10). */
export function readProgrammes(folder: ContentFolder): Localized<Programme[]> {
  const moduleCount = readModuleCount(folder)
  return new Map(
    folder.languages.map((language) => [language, readProgrammesIn(folder, language, moduleCount)]),
  )
}

function readProgrammesIn(folder: ContentFolder, language: string, moduleCount: number): Programme[] {
  const modulesPath = findFile(folder, language, 'modules.yaml')
  const modules = readYamlFile(modulesPath, modulesFile)
  if (modules.length !== moduleCount)
    throw new ContentError(modulesPath, 1, `must list ${moduleCount} modules, as the first language does`)
  const file = findFile(folder, language, 'programmes.yaml')
  const programmes = readYamlFile(file, programmesFile)
  const order = programmes.flatMap((programme) => programme.modules)
  if (order.length !== moduleCount || order.some((number, index) => number !== index + 1))
    throw new ContentError(file, 1, `must hold each module from 1 to ${moduleCount} once and in order`)
  return programmes.map((programme) => ({
    ...programme,
    modules: modules
      .filter(({ number }) => programme.modules.includes(number))
      .map(({ number, title, station }) => ({ number, title, station })),
  }))
}

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly programmes: Localized<Programme[]>
  }
}
