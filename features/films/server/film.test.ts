import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import {
  sampleDrawing,
  sampleFilm,
  sampleFilmFiles,
  sampleTranslation,
  writeFiles,
} from '#workshop/testing/content/sample-film.ts'
import { filmLength, lineTime, readFilms } from './film.ts'

const languages = ['en', 'fr']

function makeFolder(files: Readonly<Record<string, string>>) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-films-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFiles(dir, files)
  return { dir, languages }
}

const filmOf = (files: Readonly<Record<string, string>>, language = 'en') =>
  readFilms(makeFolder({ ...sampleFilmFiles, ...files }), 2)
    .byModule.get(1)
    ?.get(language)

describe('a film', () => {
  it('is as long for a class as in the language in which it takes longest', () => {
    const films = readFilms(makeFolder(sampleFilmFiles), 2)
    const lengths = [...(films.byModule.get(1)?.values() ?? [])].map(({ ms }) => ms)

    expect(new Set(lengths).size).toBeGreaterThan(1)
    expect(filmLength(films, 1)).toEqual({ ms: Math.max(...lengths), isKnown: true })
    expect(filmLength(films, 9)).toEqual({ ms: 0, isKnown: false })
  })

  it('of an operator has no known length for a class', () => {
    const own = { 'films/own.webm': 'a', 'films/module-1.yaml': 'title: Ours\nvideo: own.webm\n' }
    const files = { ...sampleFilmFiles, ...own, 'fr/films/module-1.yaml': 'title: Le nôtre\n' }
    const films = readFilms(makeFolder(files), 2)

    expect(filmLength(films, 1).isKnown).toBe(false)
  })

  it('has a moment that stands for it, at the end of a line, in the time of each language', () => {
    const withPoster = sampleFilm.replace(
      '"Anyone can put something in."',
      '"Anyone can put something in."\n        poster: true',
    )
    const films = readFilms(makeFolder({ ...sampleFilmFiles, 'films/module-1.yaml': withPoster }), 2)
    const french = films.byModule.get(1)?.get('fr')

    expect(films.byModule.get(1)?.get('en')?.posterMs).toBe(3250 + 2800 - 1)
    expect(french?.posterMs).toBe((french?.ms ?? 0) - lineTime('Seule la clé ouvre la porte.') - 1)
    expect(filmOf({})?.posterMs).toBeUndefined()
  })

  it('has the time of its lines, and how long each part takes, by its id in the drawing', () => {
    const film = filmOf({})

    expect(film).toMatchObject({
      moduleNumber: 1,
      title: 'The post box',
      language: 'en',
      ms: 3250 + 2800 + 2800,
    })
    expect(film?.scenes.map(({ id, lines }) => [id, lines.map(({ text, ms }) => [text, ms])])).toEqual([
      [
        'slot',
        [
          ['Your address is the slot of a box.', 3250],
          ['Anyone can put something in.', 2800],
        ],
      ],
      ['key', [['Only the key opens the door.', 2800]]],
    ])
    expect(film?.scenes.map(({ lines }) => lines.map(({ moves }) => moves))).toEqual([
      [
        [
          { part: 'module-1-box-coin', do: 'appear', at: 0, ms: 800 },
          { part: 'module-1-box-coin', do: 'move', by: [40, 30], at: 0.3, ms: 1200 },
        ],
        [],
      ],
      [
        [
          { part: 'module-1-box-flag', do: 'draw', at: 0.5, ms: 800 },
          { part: 'module-1-box-flag', do: 'turn', to: 90, at: 0, ms: 800 },
        ],
      ],
    ])
    expect(film?.scenes[0]?.svg).toMatch(/^<svg .*><rect [^>]*><g id="module-1-box-coin">.*<\/svg>$/)
  })

  it('in another language has the same drawings and moves, and the times of its own words', () => {
    const [english, french] = [filmOf({}), filmOf({}, 'fr')]

    expect(french).toMatchObject({ title: 'La boîte aux lettres', language: 'fr' })
    expect(french?.scenes[0]?.lines[0]).toEqual({
      text: 'Votre adresse, c’est la fente de la boîte.',
      ms: 3850,
      moves: english?.scenes[0]?.lines[0]?.moves,
    })
    expect(french?.scenes.map(({ svg }) => svg)).toEqual(english?.scenes.map(({ svg }) => svg))
    expect(french?.ms).toBe(3850 + 3400 + 2800)
  })

  it('is not there for a module without one', () => {
    expect([...readFilms(makeFolder(sampleFilmFiles), 2).byModule.keys()]).toEqual([1])
  })

  it('may be a video beside the file or elsewhere, of one language or of each', () => {
    const videos = { 'films/own.webm': 'a', 'fr/films/mien.mp4': 'b' }
    const beside = {
      ...videos,
      'films/module-1.yaml': 'title: Ours\nvideo: own.webm\n',
      'fr/films/module-1.yaml': 'title: Le nôtre\n',
    }
    const elsewhere = 'title: Le nôtre\nvideo: https://videos.example.org/a/b.webm\n'
    const video = (files: Readonly<Record<string, string>>) => filmOf({ ...beside, ...files }, 'fr')

    expect(filmOf(beside)).toEqual({
      moduleNumber: 1,
      title: 'Ours',
      language: 'en',
      ms: 0,
      scenes: [],
      video: '/films/en/own.webm',
    })
    expect(filmOf(beside, 'fr')).toMatchObject({
      title: 'Le nôtre',
      video: '/films/en/own.webm',
    })
    const ownFile = video({ 'fr/films/module-1.yaml': 'title: Le nôtre\nvideo: mien.mp4\n' })
    expect(ownFile?.video).toBe('/films/fr/mien.mp4')
    expect(video({ 'fr/films/module-1.yaml': elsewhere })?.video).toBe('https://videos.example.org/a/b.webm')
  })
})

describe('a film is refused with file, line and field when', () => {
  const file = 'films/module-1.yaml'
  const refused: [what: string, from: string | RegExp, to: string, line: number, reason: string][] = [
    ['it has no title', /^title.*\n/, '', 1, 'title is missing'],
    ['it has an unknown key', 'id: slot', 'name: slot', 3, 'scenes.0 has an unknown key: name'],
    [
      'a line is empty',
      '"Anyone can put something in."',
      '" "',
      10,
      'scenes.0.lines.1.say must not be empty',
    ],
    ['a move is not known', 'do: appear', 'do: jump', 8, 'moves.0.do must be one of appear, vanish'],
    ['a move has another’s field', 'do: appear', 'do: appear, to: 2', 8, 'has an unknown key: to'],
    ['a move goes nowhere', 'by: [40, 30], ', '', 9, 'moves.1.by is missing'],
    ['a move begins after its line', 'at: 0.5', 'at: 1.5', 16, 'moves.0.at'],
    [
      'its drawing has no such part',
      'part: coin, do: appear',
      'part: key, do: appear',
      8,
      'no id "module-1-box-key"',
    ],
    ['two scenes have the same id', 'id: key', 'id: slot', 11, 'scenes.1.id is used twice: slot'],
    [
      'a drawing is elsewhere',
      'module-1-box.svg',
      '../lessons/a.svg',
      4,
      'scenes.0.drawing must be the name',
    ],
    [
      'it has scenes and a video',
      /^/,
      'video: https://example.org/a.webm\n',
      1,
      'must have either scenes or a video',
    ],
  ]
  it.each(refused)('%s', (_what, from, to, line, reason) => {
    const text = sampleFilm.replace(from, to)
    expect(text).not.toBe(sampleFilm)
    expect(() => filmOf({ [file]: text })).toThrow(`${file}:${line}: `)
    expect(() => filmOf({ [file]: text })).toThrow(reason)
  })

  it.each([
    ['http://example.org/a.webm', 'must be a .webm or .mp4 file beside this one, or an https address'],
    ['https://a;b/a.webm', 'must be a .webm or .mp4 file'],
    ['https://user:password@example.org/a.webm', 'must be a .webm or .mp4 file'],
    ['../secret.webm', 'must be a .webm or .mp4 file'],
    ['film.svg', 'must be a .webm or .mp4 file'],
    ['film.webm', 'there is no film.webm'],
  ])('its video is %s', (video, reason) => {
    expect(() => filmOf({ [file]: `title: Ours\nvideo: "${video}"\n` })).toThrow(
      /module-1\.yaml:2: video must be/,
    )
    expect(() => filmOf({ [file]: `title: Ours\nvideo: "${video}"\n` })).toThrow(reason)
  })

  const translations: [what: string, from: string, to: string, reason: string][] = [
    [
      'lacks a scene',
      '  - id: key\n    lines:\n      - "Seule la clé ouvre la porte."\n',
      '',
      'scenes must be the 2 scenes',
    ],
    ['names another scene', 'id: key', 'id: clef', 'scenes.1.id must be key'],
    [
      'lacks a line',
      '      - "Chacun peut y glisser quelque chose."\n',
      '',
      'scenes.0.lines must have 2 lines',
    ],
    ['has moves', '"Seule la clé ouvre la porte."', '{ say: "Seule", moves: [] }', 'scenes.1.lines.0'],
  ]
  it.each(translations)('its translation %s', (_what, from, to, reason) => {
    const text = sampleTranslation.replace(from, to)
    expect(text).not.toBe(sampleTranslation)
    expect(() => filmOf({ 'fr/films/module-1.yaml': text })).toThrow(/fr\/films\/module-1\.yaml:\d+: /)
    expect(() => filmOf({ 'fr/films/module-1.yaml': text })).toThrow(reason)
  })

  it.each([
    ['<script>a</script>', 'must not have <script>'],
    ['<image href="https://example.org/a.png"/>', 'must not have <image>'],
    ['<g onclick="a()"/>', 'must not have onclick'],
    ['<g style="fill:red"/>', 'must not have style'],
    ['<rect fill="url(https://example.org/a)"/>', 'must not have fill'],
    ['<rect>', 'is not well-formed'],
  ])('its drawing has what a diagram must not have: %s', (inside, reason) => {
    const drawing = sampleDrawing.replace('</svg>', `${inside}</svg>`)
    expect(() => filmOf({ 'films/module-1-box.svg': drawing })).toThrow(/module-1-box\.svg:6: /)
    expect(() => filmOf({ 'films/module-1-box.svg': drawing })).toThrow(reason)
  })
})

describe('a folder of content without films', () => {
  function copyOwn() {
    const dir = mkdtempSync(join(tmpdir(), 'edutrain-films-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    cpSync(ownContentDir, dir, { recursive: true })
    for (const films of ['films', 'fr/films']) rmSync(join(dir, films), { recursive: true, force: true })
    return dir
  }

  it('shows those of the app, if it has as many modules', () => {
    const own = readFilms(openContentFolder(ownContentDir), 9)

    expect(readFilms(openContentFolder(copyOwn()), 9)).toEqual(own)
  })

  it('shows none with another number of modules', () => {
    const dir = copyOwn()
    const modules = join(dir, 'modules.yaml')
    writeFileSync(modules, `${readFileSync(modules, 'utf8')}- number: 10\n  title: Work\n  station: Work\n`)

    expect(readFilms(openContentFolder(dir), 10).byModule.size).toBe(0)
  })
})
