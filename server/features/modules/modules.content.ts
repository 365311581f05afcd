import { z } from 'zod'
import { type Programme, season } from '#contract/modules.ts'
import { moduleCount, moduleNumber } from '#contract/values.ts'
import { type ContentFolder, findFile, type Localized } from '#server/platform/content/content-folder.ts'
import { ContentError, readYamlFile } from '#server/platform/content/yaml-file.ts'

const modulesFile = z
  .array(z.strictObject({ number: moduleNumber, title: z.string().min(1), station: z.string().min(1) }))
  .length(moduleCount, `must list exactly ${moduleCount} modules`)
  .refine(
    (modules) => modules.every(({ number }, index) => number === index + 1),
    'must number the modules 1 to 9 in order',
  )

const programmesFile = z.array(
  z.strictObject({
    id: z.string().min(1),
    title: z.string().min(1),
    season,
    modules: z.array(moduleNumber).min(1),
  }),
)

/** @throws ContentError when the programmes do not hold each module once, in the order of the journey (S2.10). */
export function readProgrammes(folder: ContentFolder): Localized<Programme[]> {
  return new Map(folder.languages.map((language) => [language, readProgrammesIn(folder, language)]))
}

function readProgrammesIn(folder: ContentFolder, language: string): Programme[] {
  const modules = readYamlFile(findFile(folder, language, 'modules.yaml'), modulesFile)
  const file = findFile(folder, language, 'programmes.yaml')
  const programmes = readYamlFile(file, programmesFile)
  const order = programmes.flatMap((programme) => programme.modules)
  if (order.length !== moduleCount || order.some((number, index) => number !== index + 1))
    throw new ContentError(file, 1, `must hold each module from 1 to ${moduleCount} once and in order`)
  return programmes.map((programme) => ({
    ...programme,
    modules: modules.filter(({ number }) => programme.modules.includes(number)),
  }))
}
