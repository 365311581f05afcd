import { join } from 'node:path'
import { z } from 'zod'
import { moduleNumber } from '#platform/contract/values.ts'
import { readYamlFile } from '#platform/server/content/yaml-file.ts'
import type { Parts } from '#platform/server/feature.ts'

const link = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'must be an http(s) address, or empty' }),
])

const spaceOf = (moduleCount: number) =>
  z.strictObject({
    space: z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be a short name of small letters, digits and dashes'),
    title: z.string().min(1),
    link,
    modules: z.array(moduleNumber.max(moduleCount)).min(1),
  })

const classesFile = (moduleCount: number) =>
  z
    .array(spaceOf(moduleCount))
    .refine((spaces) => unique(spaces.map(({ space }) => space)), 'must name each space once')
    .refine(
      (spaces) => unique(spaces.flatMap(({ modules }) => modules)),
      'must put each module in one space at most',
    )

const unique = (values: readonly unknown[]) => new Set(values).size === values.length

/** `link` is empty while no outside space is configured. */
export type Space = z.output<ReturnType<typeof spaceOf>>

/** @throws ContentError */
export function readSpaces(contentDir: string, moduleCount: number): Space[] {
  return readYamlFile(join(contentDir, 'classes.yaml'), classesFile(moduleCount))
}

/** The module that the page of a space shows: the one asked for if taught there, else its first. */
export function moduleTaughtIn({ modules }: Space, asked: number | undefined): number | undefined {
  return modules.find((number) => number === asked) ?? modules[0]
}

/** Our own page without an outside space where the site has such pages, nothing when no space lists the module (module 9 of ours, S4.24). */
export function classLink(
  { spaces, classPageOf }: Pick<Parts, 'spaces' | 'classPageOf'>,
  moduleNumber: number,
): string {
  const space = spaces.find(({ modules }) => modules.includes(moduleNumber))
  if (!space) return ''
  return space.link || (classPageOf?.(space.space, moduleNumber) ?? '')
}

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly spaces: Space[]
  }
  interface Parts {
    /** The address of our own page of a space. */
    readonly classPageOf?: (space: string, moduleNumber: number) => string
  }
}
