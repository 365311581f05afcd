import { readFilm } from '#features/films/server/film.ts'
import { findStartFaults } from './app-readers.ts'
import { findDiagramFaults, findUnusedDiagrams, ofFilms } from './diagram-rules.ts'
import { catchContentError, type Fault, sortFaults } from './fault.ts'
import { findFilmFaults, findFilmSceneFaults, findFilmSizeFaults, findUnusedDrawings } from './film-rules.ts'
import { findBoldFaults, findGlossaryFaults } from './glossary-rules.ts'
import { findGuessingFaults, measureGuessing } from './guessing.ts'
import { findLessonFaults } from './lesson-rules.ts'
import { findLevelFaults } from './level-rules.ts'
import { findLinkFaults } from './link-rules.ts'
import type { Content, Edition } from './loading.ts'
import { findQuestionFaults } from './question-rules.ts'
import { findReadingFaults, measureReading } from './reading-level.ts'
import { findTeachingFaults } from './teaching.ts'
import {
  findFilmDrift,
  findGlossaryDrift,
  findLessonDrift,
  findProgrammeDrift,
  findQuizDrift,
  findStrayFiles,
  findUnnamedFolders,
} from './translation-rules.ts'

export function findContentFaults({ folder, base, translations, faults: unread }: Content): Fault[] {
  const languages = [base, ...translations].map(({ language }) => language)
  const faults = [
    ...unread,
    ...findUnnamedFolders(folder, base.files, languages),
    ...[base, ...translations].flatMap((edition) => faultsOfEdition(edition, base)),
    ...faultsOfTeaching(base),
    ...faultsOfFilms(base, languages),
    ...translations.flatMap((translation) => faultsOfDrift(translation, base)),
  ]
  // In a file with faults, the app's first is one of them, said less plainly.
  const known = new Set(faults.map(({ file }) => file))
  return sortFaults([...faults, ...findStartFaults(folder, languages).filter(({ file }) => !known.has(file))])
}

function faultsOfEdition(edition: Edition, base: Edition): Fault[] {
  const { folder, language, lessons, guide, quizzes, glossary, diagrams, films } = edition
  const pictures = new Set([...base.diagrams, ...diagrams].map(({ name }) => `${name}.svg`))
  const questions = quizzes.flatMap((quiz) => quiz.questions)
  return [
    ...findQuestionFaults(quizzes),
    ...findGuessingFaults(`${folder}/quizzes`, questions, language),
    ...lessons.flatMap((lesson) => [
      ...findLessonFaults(lesson, language),
      ...findReadingFaults(lesson, language),
      ...findLinkFaults(lesson, base.lessons, pictures),
    ]),
    ...(guide
      ? [...findReadingFaults(guide, language), ...findLinkFaults(guide, base.lessons, pictures)]
      : []),
    ...(glossary && base.glossary ? findGlossaryFaults(glossary, lessons, base.glossary) : []),
    ...diagrams.flatMap((diagram) => findDiagramFaults(diagram)),
    ...findUnusedDiagrams(diagrams, [...lessons, ...base.lessons]),
    ...films.flatMap((film) => findFilmFaults(film, language, edition !== base)),
  ]
}

/** Rules of the first language alone: levels, a lesson teaches what its quiz asks, its glossary explains its terms. */
function faultsOfTeaching({ folder, language, lessons, quizzes, glossary }: Edition): Fault[] {
  return [
    ...findLevelFaults(`${folder}/quizzes`, quizzes),
    ...lessons.flatMap((lesson) => [
      ...(glossary ? findBoldFaults(lesson, glossary) : []),
      ...quizzes
        .filter(({ moduleNumber }) => moduleNumber === lesson.moduleNumber)
        .flatMap((quiz) => findTeachingFaults(quiz, lesson, language)),
    ]),
  ]
}

/** Of the first language alone, whose drawings and moves are those of all. */
function faultsOfFilms({ folder: dir, films, filmDrawings }: Edition, languages: readonly string[]): Fault[] {
  return [
    ...films.flatMap((film) => findFilmSceneFaults(film, filmDrawings)),
    ...films.flatMap(({ file, moduleNumber }) => {
      // What cannot be read is reported where it is read.
      const read = catchContentError(() => readFilm({ dir, languages }, moduleNumber), [])
      return read ? findFilmSizeFaults(file, read) : []
    }),
    ...filmDrawings.flatMap((drawing) => findDiagramFaults(drawing, ofFilms)),
    ...findUnusedDrawings(filmDrawings, films),
  ]
}

function faultsOfDrift(translation: Edition, base: Edition): Fault[] {
  const { folder, files, lessons, guide, quizzes, glossary, films, programmes } = translation
  const videos = films.flatMap(({ video }) => (video === undefined ? [] : `films/${video}`))
  return [
    ...findStrayFiles(folder, files, base.files, videos),
    ...(programmes && base.programmes ? findProgrammeDrift(programmes, base.programmes) : []),
    ...lessons.flatMap((lesson) => {
      const original = base.lessons.find(({ moduleNumber }) => moduleNumber === lesson.moduleNumber)
      return original ? findLessonDrift(lesson, original) : []
    }),
    ...(guide && base.guide ? findLessonDrift(guide, base.guide) : []),
    ...quizzes.flatMap((quiz) => {
      const original = base.quizzes.find(({ moduleNumber }) => moduleNumber === quiz.moduleNumber)
      return original ? findQuizDrift(quiz, original) : []
    }),
    ...films.flatMap((film) => {
      const original = base.films.find(({ moduleNumber }) => moduleNumber === film.moduleNumber)
      return original ? findFilmDrift(film, original) : []
    }),
    ...(glossary && base.glossary ? findGlossaryDrift(glossary, base.glossary) : []),
  ]
}

export function describeEdition({ language, lessons, quizzes, glossary, diagrams, films }: Edition): string {
  const { questions, longest, lengthRatio, echoes, positions } = measureGuessing(
    quizzes.flatMap((quiz) => quiz.questions),
    language,
  )
  const levels = lessons.map(({ blocks }) =>
    measureReading(
      blocks.map(({ text }) => text),
      language,
    ),
  )
  const values = levels
    .map(({ value }) => value.toFixed(1))
    .sort((left, right) => Number(left) - Number(right))
  return [
    `${lessons.length} lessons, ${questions} questions, ${glossary?.entries.length ?? 0} terms, ${diagrams.length} diagrams`,
    ...(questions
      ? [
          `longest ${percent(longest)}`,
          `lengths ${lengthRatio.toFixed(2)}`,
          `echoes ${echoes.right} (chance ${echoes.expected.toFixed(1)}, at most ${echoes.most})`,
          `places ${positions.map(percent).join(' ')}`,
        ]
      : []),
    ...(levels[0]
      ? [`${levels[0].measure.replace(/^(its|the) /, '')} ${values[0]} to ${values.at(-1)}`]
      : []),
    ...(films.length ? [describeFilms(films)] : []),
  ].join(', ')
}

function describeFilms(films: Edition['films']): string {
  const times = films.map(({ ms }) => Math.round(ms / 1000)).toSorted((left, right) => left - right)
  return `${films.length} films of ${times[0]} to ${times.at(-1)} s`
}

const percent = (share: number) => `${Math.round(share * 100)} %`
