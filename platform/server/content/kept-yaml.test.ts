import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepYaml, parseKept, readKept } from './kept-yaml.ts'

function keepTexts(...texts: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-yaml-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const files = texts.map((text, index) => {
    const file = join(dir, `${index}.yaml`)
    writeFileSync(file, text)
    return file
  })
  keepYaml(files, join(dir, 'kept.json'))
  return readKept(join(dir, 'kept.json'))
}

const text = '- id: "é"\n  options: [1, 2.5, true, null]\n  moves: [{ part: coin, do: appear }]\n'

it('a file that the build has read is known by its text, as a value of its own each time', () => {
  const kept = keepTexts(text, 'a: 1\n')

  const value = parseKept(kept, text)
  expect(value).toEqual([{ id: 'é', options: [1, 2.5, true, null], moves: [{ part: 'coin', do: 'appear' }] }])
  expect(parseKept(kept, text)).not.toBe(value)
})

it('a file that has changed since is not known', () => {
  expect(parseKept(keepTexts(text), `${text} `)).toBeUndefined()
})

it.each(['a: "b', 'a: 1\na: 2\n', 'a: .inf\n', 'a: -0\n'])(
  'what cannot be read, or is not the same in JSON, is not kept: %j',
  (odd) => {
    expect(parseKept(keepTexts(odd), odd)).toBeUndefined()
  },
)

it.each(['nowhere.json', 'broken.json'])('without what the build has kept nothing is known: %s', (name) => {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-yaml-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'broken.json'), '{')

  expect(parseKept(readKept(join(dir, name)), text)).toBeUndefined()
})
