import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownContentDir } from '#platform/server/installation.ts'

/** How many questions the quiz of the tenth module has. */
export const tenthQuizLength = 8

/** Writes a copy of our content into `dir`, with a tenth module in a sixth programme, which names no season. */
export function writeTenModules(dir: string): void {
  cpSync(ownContentDir, dir, { recursive: true })
  const change = (from: string, to: string, made: (text: string) => string) =>
    writeFileSync(join(dir, to), made(readFileSync(join(dir, from), 'utf8')))
  appendFileSync(join(dir, 'modules.yaml'), '- number: 10\n  title: Working in Web3\n  station: Web3 jobs\n')
  appendFileSync(
    join(dir, 'fr/modules.yaml'),
    '- number: 10\n  title: Travailler dans le Web3\n  station: Métiers\n',
  )
  appendFileSync(join(dir, 'programmes.yaml'), '- id: night\n  title: Night EduTrain\n  modules: [10]\n')
  appendFileSync(join(dir, 'fr/programmes.yaml'), '- id: night\n  title: EduTrain de nuit\n  modules: [10]\n')
  // The ninth once more, without its diagrams, and in one language alone.
  change('lessons/module-9.md', 'lessons/module-10.md', (text) =>
    text.replace(/^# .*/, '# Working in Web3').replaceAll(/^!\[.*$\n/gm, ''),
  )
  change('quizzes/module-9.yaml', 'quizzes/module-10.yaml', (text) =>
    text
      .split(/^(?=- id: )/m)
      .slice(0, tenthQuizLength)
      .join('')
      .replaceAll(/^- id: /gm, '- id: tenth-'),
  )
}
