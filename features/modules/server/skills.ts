import { existsSync } from 'node:fs'
import { z } from 'zod'
import { moduleNumber } from '#platform/contract/values.ts'
import {
  type ContentFolder,
  type Localized,
  pathIn,
  readLocalized,
} from '#platform/server/content/content-folder.ts'
import { ContentError, readYamlFile } from '#platform/server/content/yaml-file.ts'

const file = 'skills.yaml'

/** What a credential can name of them: `hasOwnShape` of features/certificates takes no more for ours. */
export const mostSkills = 16
export const longestSkill = 120

const skill = z.strictObject({
  code: z.string().min(1).max(20),
  name: z.string().min(1).max(longestSkill),
  /** Those that teach it; left out in a translation. */
  modules: z.array(moduleNumber).min(1).optional(),
})

const skillsFile = z.strictObject({
  framework: z.string().min(1).max(60),
  url: z.url().max(200),
  level: z.string().min(1).max(60),
  skills: z.array(skill).min(1).max(mostSkills),
})

export interface Skill {
  readonly code: string
  readonly name: string
}

/** What of a framework of skills the modules teach, and how far. */
export interface TaughtSkills {
  readonly framework: string
  readonly url: string
  readonly level: string
  readonly skills: readonly (Skill & { readonly modules: readonly number[] })[]
}

/** Undefined where the content names none. @throws ContentError */
export function readSkills(folder: ContentFolder, moduleCount: number): Localized<TaughtSkills> | undefined {
  const [first = ''] = folder.languages
  if (!existsSync(pathIn(folder, first, file))) return undefined
  let known: TaughtSkills['skills'] = []
  return readLocalized(folder, file, (path, language) => {
    const { skills, ...about } = readYamlFile(path, skillsFile)
    if (language === first) known = checkModules(path, skills, moduleCount)
    if (skills.length !== known.length || skills.some(({ code }, index) => code !== known[index]?.code))
      throw new ContentError(path, 1, 'must list the skills of the first language, in its order')
    return {
      ...about,
      skills: skills.map(({ code, name }, index) => ({ code, name, modules: known[index]?.modules ?? [] })),
    }
  })
}

function checkModules(
  path: string,
  skills: z.output<typeof skillsFile>['skills'],
  moduleCount: number,
): TaughtSkills['skills'] {
  const codes = new Set(skills.map(({ code }) => code))
  if (codes.size !== skills.length) throw new ContentError(path, 1, 'must list each skill once')
  return skills.map(({ code, name, modules }) => {
    if (!modules) throw new ContentError(path, 1, `must say which modules teach ${code}`)
    if (modules.some((number) => number > moduleCount))
      throw new ContentError(path, 1, `${code} names a module that there is not`)
    return { code, name, modules }
  })
}

/** Those that any of these modules teaches. */
export const skillsOf = (taught: TaughtSkills, modules: readonly number[]): Skill[] =>
  taught.skills.filter((skill) => skill.modules.some((number) => modules.includes(number)))

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly skills: Localized<TaughtSkills> | undefined
  }
}
