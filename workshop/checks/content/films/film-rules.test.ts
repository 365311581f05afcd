import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sampleDrawing, sampleFilm } from '#workshop/testing/content/sample-film.ts'
import { parseDiagram } from '../lessons/diagram-text.ts'
import {
  captionLines,
  findFilmFaults,
  findFilmSceneFaults,
  findFilmSizeFaults,
  findUnusedDrawings,
} from './film-rules.ts'
import { type FilmText, parseFilm } from './film-text.ts'

const file = 'films/module-1.yaml'
const { diagram: drawing } = parseDiagram('films/module-1-box.svg', sampleDrawing)

function filmFrom(text: string): FilmText {
  const { film, faults } = parseFilm(file, 1, text)
  if (!film) throw new Error(faults[0]?.reason)
  return film
}

const caption = 'Your key opens the box, and there is no other key to it.'
const filmOf = (lines: readonly string[]) =>
  filmFrom(
    `title: "A"\nscenes:\n  - id: a\n    drawing: a.svg\n    lines:\n${lines.map((line) => `      - say: "${line}"\n`).join('')}`,
  )
const times = (count: number) => Array<string>(count).fill(caption)
const faults = (film: FilmText, language = 'en', isTranslation = false) =>
  findFilmFaults(film, language, isTranslation).map(({ line, reason }) => `${line}: ${reason}`)

describe('a film', () => {
  // 700 + 75 × 56 ms a line.
  it.each([
    [24, false, 'lasts 118 s; a film lasts 120 to 180 s'],
    [25, false, ''],
    [36, false, ''],
    [37, false, 'lasts 181 s; a film lasts 120 to 180 s'],
    [43, true, ''],
    [44, true, 'lasts 216 s; a film lasts 120 to 215 s'],
  ])(
    'of %i such lines lasts two to three minutes, a translation (%s) up to 215 s',
    (lines, isTranslation, reason) => {
      expect(faults(filmOf(times(lines)), 'en', isTranslation)).toEqual(reason ? [`1: ${reason}`] : [])
    },
  )

  it('has captions of two lines of 42 characters at most (SX.46)', () => {
    const two = `${'a'.repeat(42)} ${'b'.repeat(42)}`
    const three = `${'a'.repeat(30)} ${'b'.repeat(30)} ${'c'.repeat(20)}`
    const found = faults(filmOf([...times(25), two, three, 'd'.repeat(43)]), 'sw')
    expect(found).toEqual([
      expect.stringMatching(/^32: "aaa.*does not go into a caption of 2 lines of 42 characters/),
      expect.stringMatching(/^33: "ddd/),
    ])
  })

  it('breaks a caption at spaces, and not at those that keep words together', () => {
    expect(captionLines(`${'a'.repeat(39)} b c`)).toEqual([`${'a'.repeat(39)} b`, 'c'])
    expect(captionLines(`${'a'.repeat(39)} b\u202f!`)).toEqual(['a'.repeat(39), 'b\u202f!'])
  })

  it('is as easy to read as a lesson', () => {
    const hard = 'Decentralised organisations accumulate administrative responsibilities.'
    expect(faults(filmOf(Array<string>(25).fill(hard)))).toEqual([
      expect.stringContaining('the film is too hard to read: its Flesch-Kincaid grade'),
    ])
  })

  it('of the operator’s own is a video, of which nothing is known', () => {
    expect(faults(filmFrom('title: "A"\nvideo: "a.webm"\n'))).toEqual([])
  })

  it('takes 30 kB at most with its drawings', () => {
    const sent = (svg: string) =>
      new Map([
        ['en', { moduleNumber: 1, title: 'A', ms: 0, language: 'en', scenes: [{ id: 'a', svg, lines: [] }] }],
      ])
    expect(findFilmSizeFaults(file, sent('a'.repeat(90_000)))).toEqual([])
    expect(findFilmSizeFaults(file, sent(randomBytes(30_000).toString('hex')))).toEqual([
      { file, line: 1, reason: expect.stringContaining('a film takes at most 30.0 kB') },
    ])
  })
})

describe('the scenes of a film', () => {
  const sceneFaults = (text: string) => findFilmSceneFaults(filmFrom(text), [drawing])

  it('that keep the rules have no faults', () => {
    expect(sceneFaults(sampleFilm)).toEqual([])
  })

  const wrong: [rule: string, from: string, to: string, line: number, reason: string][] = [
    ['have an id each', 'id: key', 'id: slot', 11, 'the id "slot" is used already in line 3'],
    ['have ids of small letters', 'id: key', 'id: Key', 11, 'must be small letters'],
    ['have a drawing', 'module-1-box.svg', 'module-1-bo.svg', 3, 'there is no drawing "module-1-bo.svg"'],
    [
      'move parts of the drawing',
      'part: flag, do: draw',
      'part: lid, do: draw',
      16,
      'has no part "lid": no element with id="module-1-box-lid"',
    ],
    ['know the moves', 'do: appear', 'do: jump', 8, 'is not known; a part can appear, vanish'],
    ['say where to', 'by: [40, 30], ', '', 9, '"move" needs "by"'],
    ['say two numbers for it', 'by: [40, 30]', 'by: 40', 9, '"by" must be two numbers'],
    [
      'move within the picture',
      'by: [40, 30]',
      'by: [40, 301]',
      9,
      '"by" is 301; it must be a number from -300 to 300',
    ],
    ['turn twice round at most', 'to: 90', 'to: 721', 17, '"to" is 721'],
    ['begin within the line', 'at: 0.3', 'at: 1.3', 9, '"at" is 1.3; it must be a number from 0 to 1'],
    ['take ten seconds at most', 'seconds: 1.2', 'seconds: 12', 9, '"seconds" is 12'],
    ['have no fields of other moves', 'do: appear', 'do: appear, to: 2', 8, '"to" is not known of "appear"'],
  ]
  it.each(wrong)('%s', (_rule, from, to, line, reason) => {
    expect(sampleFilm).toContain(from)
    expect(sceneFaults(sampleFilm.replace(from, to))).toContainEqual({
      file,
      line,
      reason: expect.stringContaining(reason),
    })
  })

  it('have moves, in two lines of three', () => {
    const still = `${sampleFilm}      - say: "Keep it."\n      - say: "Lose it."\n`
    expect(sceneFaults(still)).toEqual([
      { file, line: 1, reason: expect.stringContaining('2 of 5 lines have moves') },
    ])
  })

  it('show each drawing of the folder', () => {
    const other = { ...drawing, file: 'films/module-1-key.svg', name: 'module-1-key' }
    expect(findUnusedDrawings([drawing, other], [filmFrom(sampleFilm)])).toEqual([
      { file: other.file, line: 1, reason: expect.stringContaining('no film shows this drawing') },
    ])
  })
})
