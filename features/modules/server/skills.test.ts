import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { longestSkill, mostSkills, readSkills, skillsOf } from './skills.ts'

const about = 'framework: DigComp 2.2\nurl: https://doi.org/10.2760/115376\nlevel: foundation\nskills:\n'
const english = `${about}- { code: '1.2', name: Evaluating, modules: [1] }\n- { code: '4.1', name: Protecting, modules: [1, 2] }\n`

const listed = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `- { code: '1.${index}', name: ${name}, modules: [1] }\n`).join(
    '',
  )

function readFrom(first: string | undefined, french?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-skills-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'fr'))
  if (first !== undefined) writeFileSync(join(dir, 'skills.yaml'), first)
  if (french !== undefined) writeFileSync(join(dir, 'fr/skills.yaml'), french)
  return readSkills({ dir, languages: ['en', 'fr'] }, 2)
}

it('modules teach the skills that name them, each once', () => {
  const taught = inLanguage(readFrom(english) ?? new Map(), 'en')

  expect(skillsOf(taught, [2]).map(({ code }) => code)).toEqual(['4.1'])
  expect(skillsOf(taught, [1, 2]).map(({ code }) => code)).toEqual(['1.2', '4.1'])
})

it('a translation says the same skills in its words', () => {
  const french = `${about}- { code: '1.2', name: Évaluer }\n- { code: '4.1', name: Protéger }\n`

  expect(skillsOf(inLanguage(readFrom(english, french) ?? new Map(), 'fr'), [2])).toMatchObject([
    { name: 'Protéger' },
  ])
})

it('content without such a file names none', () => {
  expect(readFrom(undefined)).toBeUndefined()
})

it.each([
  ['a skill that no module teaches', english.replace(', modules: [1] ', ' '), undefined],
  ['a module that there is not', english.replace('[1, 2]', '[3]'), undefined],
  ['a skill twice', english.replace('4.1', '1.2'), undefined],
  ['more skills than a credential can name', about + listed(mostSkills + 1, 'Protecting'), undefined],
  ['a skill with a longer name', about + listed(1, 'x'.repeat(longestSkill + 1)), undefined],
  ['a translation that leaves one out', english, `${about}- { code: '1.2', name: Évaluer }\n`],
])('%s is a fault', (_what, first, french) => {
  expect(() => readFrom(first, french)).toThrow(/skills\.yaml:/)
})

it('each programme of the shipped content teaches something', () => {
  const { skills, programmes } = readContent(ownContentDir)

  for (const { id, modules } of inLanguage(programmes, 'en'))
    for (const taught of skills?.values() ?? [])
      expect(
        skillsOf(
          taught,
          modules.map(({ number }) => number),
        ),
        id,
      ).not.toEqual([])
})
