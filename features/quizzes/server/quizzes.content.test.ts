import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'

/** A copy of the content with one replacement made in the quiz of module 3; returns what reading it says. */
function readChanged(change: (text: string) => string, quiz = 'quizzes/module-3.yaml'): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(ownContentDir, dir, { recursive: true })
  const file = join(dir, quiz)
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  try {
    readContent(dir)
    return 'no fault'
  } catch (error) {
    return String(error).replace(dir, '')
  }
}

const lines = (change: (lines: string[]) => string[]) => (text: string) => change(text.split('\n')).join('\n')
const atLine = /module-3\.yaml:\d+: /

describe('the question bank', () => {
  it('has ten questions for each of nine modules (S3.12, S9.1, S9.2)', () => {
    const { bank } = readContent(ownContentDir)
    expect([...bank.values()].map((questions) => questions.length)).toEqual(Array(9).fill(10))
  })

  it('has 3 or 4 options a question, one of them the answer (S3.11)', () => {
    for (const { options, answer } of [...readContent(ownContentDir).bank.values()].flat()) {
      expect([3, 4]).toContain(options.length)
      expect(options).toContain(answer)
    }
  })
})

describe('a bad quiz file is refused with file, line and reason', () => {
  it('when the answer is none of the options (S3.11)', () => {
    const said = readChanged((text) => text.replace(/answer: ".*"/, 'answer: "An unknown answer"'))
    expect(said).toMatch(atLine)
    expect(said).toContain('answer must be one of the options')
  })

  it('when two options are the same', () => {
    const said = readChanged((text) => text.replace(/- "(.*)"\n {4}- ".*"/, '- "$1"\n    - "$1"'))
    expect(said).toContain('options must all be different')
  })

  const isQuestion = (line: string) => line.startsWith('- id:')

  it('when a question is missing that is translated', () => {
    const said = readChanged(lines((all) => all.slice(0, all.findLastIndex(isQuestion))))
    expect(said).toContain('9.id is no question of this module')
  })

  it('when there is one question alone (S3.12)', () => {
    const said = readChanged(
      lines((all) =>
        all.slice(
          0,
          all.findIndex((line, at) => at > 0 && isQuestion(line)),
        ),
      ),
    )
    expect(said).toContain('must have at least two questions')
  })

  it('when a key is misspelled', () => {
    const said = readChanged((text) => text.replace('hint:', 'hnit:'))
    expect(said).toMatch(atLine)
    expect(said).toContain('hnit')
  })

  it('when an id is used twice', () => {
    const said = readChanged((text) => {
      const [first = '', second = ''] = [...text.matchAll(/- id: (.*)/g)].map((match) => match[1])
      return text.replace(second, first)
    })
    expect(said).toMatch(/module-3\.yaml:(?!1:)\d+: 1\.id is used twice/)
  })

  it('when it is no YAML', () => {
    const said = readChanged((text) => text.replace('question: "', 'question: ["'))
    expect(said).toMatch(atLine)
  })
})

describe('a bad translation of a quiz is refused with file, line and reason', () => {
  const readTranslated = (change: (text: string) => string) => readChanged(change, 'fr/quizzes/module-3.yaml')

  it('when it has a question that the module does not have', () => {
    const said = readTranslated((text) => text.replace(/- id: .*/, '- id: somewhere-else'))
    expect(said).toMatch(/fr\/quizzes\/module-3\.yaml:1: .*is no question of this module: somewhere-else/)
  })

  it('when the right option stands at another place than in the first language', () => {
    const said = readTranslated((text) => text.replace(/options:\n(.*\n)((?: {4}- .*\n)+)/, 'options:\n$2$1'))
    expect(said).toContain('must be the same option as in the first language, at the same place')
  })

  it('when it has another number of options', () => {
    const said = readTranslated((text) => {
      const [first = ''] = /options:\n(?: {4}- .*\n)+/.exec(text) ?? []
      const has3 = first.split('- ').length === 4
      return text.replace(first, has3 ? `${first}    - "Encore"\n` : first.replace(/ {4}- .*\n$/, ''))
    })
    expect(said).toMatch(/options must be as many as in the first language|answer must be one of the options/)
  })
})
