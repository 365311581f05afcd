import { describe, expect, it } from 'vitest'
import { sampleFilm, sampleTranslation } from '#workshop/testing/content/sample-film.ts'
import { parseFilm } from './films/film-text.ts'
import { sampleGlossary, sampleLesson, sampleQuestion } from './samples.ts'
import {
  findFilmDrift,
  findGlossaryDrift,
  findLessonDrift,
  findProgrammeDrift,
  findQuizDrift,
  findStrayFiles,
  findUnnamedFolders,
} from './translation-rules.ts'
import { parseYamlList } from './yaml-text.ts'

const quiz = (...questions: Parameters<typeof sampleQuestion>[0][]) => ({
  file: 'quizzes/module-1.yaml',
  moduleNumber: 1,
  language: 'en',
  questions: questions.map(sampleQuestion),
})

describe('a translation', () => {
  it('of a lesson has as many sections as the original', () => {
    const original = sampleLesson('# One\n\n## Two\n\nA.\n\n## Three\n\nB.\n')
    expect(findLessonDrift(sampleLesson('# Un\n\n## Deux\n\nA.\n\n## Trois\n\nB.\n'), original)).toEqual([])
    expect(findLessonDrift(sampleLesson('# Un\n\n## Deux\n\nA.\n'), original)).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringContaining('has 1 sections where') }),
    ])
    const longer = '# Un\n\n## Deux\n\nA.\n\n## Trois\n\nB.\n\n## Quatre\n\nC.\n'
    expect(findLessonDrift(sampleLesson(longer), original)).toEqual([expect.objectContaining({ line: 11 })])
  })

  it('of a lesson asks its questions to check oneself in the same sections', () => {
    const asking = (first: string, second: string) =>
      sampleLesson(`# One\n\n## Two\n\nA.\n${first}\n## Three\n\nB.\n${second}`)
    const check = '\n> Why?\n>\n> Because.\n'
    expect(findLessonDrift(asking(check, ''), asking(check, ''))).toEqual([])
    expect(findLessonDrift(asking('', check), asking(check, ''))).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringContaining('lacks the question') }),
      expect.objectContaining({ line: 11, reason: expect.stringContaining('does not ask') }),
    ])
  })

  it.each([
    ['> - **oui**\n> - non', []],
    [
      '> - oui\n> - **non**',
      ['another choice is right (bold) than in lessons/module-1.md:7; keep their order'],
    ],
    ['> - **oui**', ['has 1 choice where the question of lessons/module-1.md:7 has 2']],
    ['> oui', ['has 0 choices where the question of lessons/module-1.md:7 has 2']],
  ])('of a question has the same choices, the right one at the same place: %j', (choices, reasons) => {
    const asking = (answer: string) =>
      sampleLesson(`# One\n\n## Two\n\nA.\n\n> Why?\n>\n${answer}\n>\n> So.\n`)

    expect(findLessonDrift(asking(choices), asking('> - **yes**\n> - no'))).toEqual(
      reasons.map((reason) => ({ file: 'lessons/module-1.md', line: 7, reason })),
    )
  })

  const original = quiz({ id: 'a' }, { id: 'b', right: 1 })
  const translated = { section: undefined, level: undefined, idea: undefined }
  const same = [
    { id: 'a', ...translated },
    { id: 'b', right: 1, ...translated },
  ]

  it('of a quiz may say the same in other words', () => {
    expect(findQuizDrift(quiz(...same), original)).toEqual([])
  })

  it.each([
    ['has the same questions', same.slice(0, 1), 'has 1 questions where'],
    ['has them in the same order', same.toReversed(), 'has the id a in'],
    ['has as many options', [same[0], { ...same[1], options: ['x', 'y', 'z', 'w'] }], 'has 4 options where'],
    [
      'has the right option at the same place',
      [same[0], { ...same[1], right: 2 }],
      'is option 3, in quizzes/module-1.yaml:1 it is option 2',
    ],
    ['leaves the section out', [{ ...same[0], section: 'what-it-is' }, same[1]], 'leaves "section" out'],
    ['leaves the level out', [{ ...same[0], level: 'recall' }, same[1]], 'leaves "level" out'],
    ['leaves the idea out', [{ ...same[0], idea: 'what-it-keeps' }, same[1]], 'leaves "idea" out'],
  ])('of a quiz %s', (_rule, questions, reason) => {
    expect(findQuizDrift(quiz(...questions), original)[0]?.reason).toContain(reason)
  })

  it('of a glossary has the ids of the original', () => {
    const entry = (id: string) => `- id: ${id}\n  term: ${id}\n  definition: A thing.\n`
    const base = sampleGlossary(entry('block') + entry('wallet'))
    expect(findGlossaryDrift(sampleGlossary(entry('wallet') + entry('block'), true), base)).toEqual([])
    expect(findGlossaryDrift(sampleGlossary(entry('wallet') + entry('bloc'), true), base)).toEqual([
      { file: 'glossary.yaml', line: 4, reason: expect.stringContaining('no id "bloc"') },
      { file: 'glossary.yaml', line: 1, reason: expect.stringContaining('are missing: block') },
    ])
  })

  it('of the programmes changes their titles alone', () => {
    const programmes = (text: string) => ({
      file: 'programmes.yaml',
      entries: parseYamlList('', text).entries,
    })
    const winter = '- id: winter\n  title: Winter\n  season: winter\n  modules: [2, 3]\n'
    expect(findProgrammeDrift(programmes(winter.replace('Winter', 'Hiver')), programmes(winter))).toEqual([])
    expect(findProgrammeDrift(programmes(winter.replace('[2, 3]', '[2]')), programmes(winter))).toEqual([
      { file: 'programmes.yaml', line: 4, reason: expect.stringContaining('"modules" must be as in') },
    ])
    expect(findProgrammeDrift(programmes('[]'), programmes(winter))).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('"winter" of programmes.yaml is missing') }),
    ])
  })

  const filmOf = (file: string, text: string) => {
    const { film } = parseFilm(file, 1, text)
    if (!film) throw new Error(`${file} cannot be read`)
    return film
  }
  const filmDrift = (text: string) =>
    findFilmDrift(filmOf('fr/films/module-1.yaml', text), filmOf('films/module-1.yaml', sampleFilm))
  const lastScene = '  - id: key\n    lines:\n      - "Seule la clé ouvre la porte."\n'

  it('of a film has its scenes and in each of them as many lines, or is a video', () => {
    expect(filmDrift(sampleTranslation)).toEqual([])
    expect(filmDrift('title: "A"\nvideo: "a.webm"\n')).toEqual([])
  })

  it.each([
    ['lacks a scene', lastScene, '', 1, 'has 1 scenes where films/module-1.yaml has 2'],
    ['has another scene', 'id: key', 'id: cle', 7, 'has the id key in films/module-1.yaml:11'],
    [
      'lacks a line',
      '      - "Chacun peut y glisser quelque chose."\n',
      '',
      3,
      'has 1 lines where films/module-1.yaml:3 has 2',
    ],
  ])('of a film that %s is none', (_what, from, to, line, reason) => {
    expect(sampleTranslation).toContain(from)
    expect(filmDrift(sampleTranslation.replace(from, to))).toEqual([
      { file: 'fr/films/module-1.yaml', line, reason: expect.stringContaining(reason) },
    ])
  })

  it('may have videos that its films name, and no drawings', () => {
    const stray = findStrayFiles(
      'content/fr',
      ['films/module-1.yaml', 'films/a.webm', 'films/b.webm', 'films/module-1-box.svg'],
      ['films/module-1.yaml', 'films/module-1-box.svg'],
      ['films/a.webm'],
    )
    expect(stray.map(({ file }) => file)).toEqual([
      'content/fr/films/b.webm',
      'content/fr/films/module-1-box.svg',
    ])
  })

  it.each(['lessons/modul-1.md', 'classes.yaml'])('has no file that is never shown, such as %s', (stray) => {
    const base = ['glossary.yaml', 'classes.yaml', 'lessons/module-1.md']
    expect(findStrayFiles('content/fr', ['glossary.yaml', stray], base)).toEqual([
      { file: `content/fr/${stray}`, line: 1, reason: expect.stringContaining('is shown nowhere') },
    ])
  })

  it('is in a folder that languages.yaml names', () => {
    const files = ['lessons/module-1.md', 'films/module-1.yaml', 'fr/lessons/module-1.md', 'modules.yaml']
    expect(findUnnamedFolders('content', files, ['en', 'fr'])).toEqual([])
    expect(findUnnamedFolders('content', files, ['en', 'sw'])).toEqual([
      { file: 'content/languages.yaml', line: 1, reason: expect.stringContaining('add "- fr"') },
    ])
  })
})
