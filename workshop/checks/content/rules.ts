import { basename } from 'node:path'
import { readSpaces } from '#features/classes/server/classes.content.ts'
import { readFilm } from '#features/films/server/film.ts'
import { readGlossary } from '#features/modules/server/glossary.ts'
import { readLesson } from '#features/modules/server/lesson.ts'
import { readModuleCount, readProgrammes } from '#features/modules/server/modules.content.ts'
import { readSkills } from '#features/modules/server/skills.ts'
import { readQuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import { findFormDrift } from './assessments/form-drift.ts'
import { findFormFaults } from './assessments/form-rules.ts'
import { describeForm, findPairFaults } from './assessments/pair-rules.ts'
import { catchContentError, type Fault, percent, sortFaults } from './fault.ts'
import { findCastFaults } from './films/cast-rules.ts'
import {
  findFilmFaults,
  findFilmSceneFaults,
  findFilmSizeFaults,
  findUnusedDrawings,
} from './films/film-rules.ts'
import { findInfoPageFaults } from './info-page-rules.ts'
import { findDiagramFaults, findUnusedDiagrams, ofFilms } from './lessons/diagram-rules.ts'
import { findBoldFaults, findGlossaryFaults } from './lessons/glossary-rules.ts'
import { findLessonFaults } from './lessons/lesson-rules.ts'
import { findTeachingFaults } from './lessons/teaching.ts'
import { findLinkFaults } from './link-rules.ts'
import type { Content, Edition } from './loading.ts'
import { findGuessingFaults, measureGuessing } from './quizzes/guessing.ts'
import { findIdeaFaults, findLevelFaults } from './quizzes/level-rules.ts'
import { findQuestionFaults } from './quizzes/question-rules.ts'
import { findStraightMarks } from './quotation-marks.ts'
import { findReadingFaults, measureReading } from './reading-level.ts'
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
  const { folder, language, lessons, guide, infoPages, quizzes, forms, glossary, diagrams, films, texts } =
    edition
  const pictures = new Set([...base.diagrams, ...diagrams].map(({ name }) => `${name}.svg`))
  const questions = quizzes.flatMap((quiz) => quiz.questions)
  return [
    ...findQuestionFaults([...quizzes, ...forms]),
    ...findGuessingFaults(`${folder}/quizzes`, questions, language),
    ...findGuessingFaults(
      `${folder}/assessments`,
      forms.flatMap((form) => form.questions),
      language,
    ),
    ...findPairFaults(`${folder}/assessments`, forms, language),
    ...lessons.flatMap((lesson) => [
      ...findLessonFaults(lesson, language),
      ...findReadingFaults(lesson, language),
      ...findLinkFaults(lesson, base.lessons, pictures),
    ]),
    ...(guide
      ? [...findReadingFaults(guide, language), ...findLinkFaults(guide, base.lessons, pictures)]
      : []),
    ...infoPages.flatMap(({ page, text }) => [
      ...findReadingFaults(page, language),
      ...findInfoPageFaults(page, text),
    ]),
    ...(glossary && base.glossary ? findGlossaryFaults(glossary, lessons, base.glossary) : []),
    ...diagrams.flatMap((diagram) => findDiagramFaults(diagram)),
    ...findUnusedDiagrams(diagrams, [...lessons, ...base.lessons]),
    ...films.flatMap((film) => findFilmFaults(film, language, edition !== base)),
    ...texts.flatMap(({ file, text }) => findStraightMarks(file, text)),
  ]
}

/** Rules of the first language alone: levels, a lesson teaches what its quiz asks, its glossary explains its terms. */
function faultsOfTeaching({ folder, language, lessons, quizzes, forms, glossary }: Edition): Fault[] {
  return [
    ...findLevelFaults(`${folder}/quizzes`, quizzes),
    ...findIdeaFaults([...quizzes, ...forms]),
    ...forms.flatMap(findFormFaults),
    ...lessons.flatMap((lesson) => [
      ...(glossary ? findBoldFaults(lesson, glossary) : []),
      ...quizzes
        .filter(({ moduleNumber }) => moduleNumber === lesson.moduleNumber)
        .flatMap((quiz) => findTeachingFaults(quiz, lesson, language)),
    ]),
  ]
}

/** Of the first language alone, whose drawings and moves are those of all. */
function faultsOfFilms(
  { folder: dir, films, filmDrawings, cast }: Edition,
  languages: readonly string[],
): Fault[] {
  return [
    ...films.flatMap((film) => findFilmSceneFaults(film, filmDrawings)),
    ...films.flatMap(({ file, moduleNumber }) => {
      // What cannot be read is reported where it is read.
      const read = catchContentError(() => readFilm({ dir, languages }, moduleNumber), [])
      return read ? findFilmSizeFaults(file, read) : []
    }),
    ...filmDrawings.flatMap((drawing) => findDiagramFaults(drawing, ofFilms)),
    ...findUnusedDrawings(filmDrawings, films),
    ...(cast ? findCastFaults(cast, filmDrawings) : []),
  ]
}

function faultsOfDrift(translation: Edition, base: Edition): Fault[] {
  const { folder, files, guide, glossary, films, programmes } = translation
  const videos = films.flatMap(({ video }) => (video === undefined ? [] : `films/${video}`))
  return [
    ...findStrayFiles(folder, files, base.files, videos),
    ...(programmes && base.programmes ? findProgrammeDrift(programmes, base.programmes) : []),
    ...driftOfModules(translation.lessons, base.lessons, findLessonDrift),
    ...(guide && base.guide ? findLessonDrift(guide, base.guide) : []),
    ...translation.infoPages.flatMap(({ page }) => {
      const original = base.infoPages.find((each) => basename(each.page.file) === basename(page.file))
      return original ? findLessonDrift(page, original.page) : []
    }),
    ...driftOfModules(translation.quizzes, base.quizzes, findQuizDrift),
    ...translation.forms.flatMap((form) => {
      const original = base.forms.find((each) => basename(each.file) === basename(form.file))
      return original ? findFormDrift(form, original) : []
    }),
    ...driftOfModules(films, base.films, findFilmDrift),
    ...(glossary && base.glossary ? findGlossaryDrift(glossary, base.glossary) : []),
  ]
}

function driftOfModules<T extends { readonly moduleNumber: number }>(
  own: readonly T[],
  base: readonly T[],
  findDrift: (own: T, original: T) => Fault[],
): Fault[] {
  return own.flatMap((each) => {
    const original = base.find(({ moduleNumber }) => moduleNumber === each.moduleNumber)
    return original ? findDrift(each, original) : []
  })
}

/** Each reader stops at its first fault; the others go on. */
function findStartFaults(dir: string, languages: readonly string[]): Fault[] {
  const folder = { dir, languages }
  const faults: Fault[] = []
  const moduleCount = catchContentError(() => readModuleCount(folder), faults)
  // Without it nothing else can be told to be there or not.
  if (moduleCount === undefined) return faults
  const readers: (() => unknown)[] = [
    () => readProgrammes(folder),
    () => readSkills(folder, moduleCount),
    () => readSpaces(dir, moduleCount),
    () => readGlossary(folder, moduleCount),
    () => readQuestionBank(folder, moduleCount),
    ...Array.from({ length: moduleCount }, (_, index) => [
      () => readLesson(folder, index + 1),
      () => readFilm(folder, index + 1),
    ]).flat(),
  ]
  for (const read of readers) catchContentError(read, faults)
  return faults
}

export function describeEdition(edition: Edition): string {
  const { language, lessons, quizzes, forms, glossary, diagrams, films } = edition
  const { questions, longest, lengthRatio, echoes, positions } = measureGuessing(
    quizzes.flatMap((quiz) => quiz.questions),
    language,
  )
  const levels = lessons
    .map(({ blocks }) => blocks.map(({ text }) => text))
    .map((blocks) => measureReading(blocks, language))
    .toSorted((left, right) => left.value - right.value)
  const [easiest, hardest] = [levels[0], levels.at(-1)]
  const times = films.map(({ ms }) => Math.round(ms / 1000)).toSorted((left, right) => left - right)
  return [
    `${lessons.length} lessons, ${questions} questions, ${glossary?.entries.length ?? 0} terms, ${diagrams.length} diagrams`,
    questions > 0 && `longest ${percent(longest)}`,
    questions > 0 && `lengths ${lengthRatio.toFixed(2)}`,
    questions > 0 && `echoes ${echoes.right} (chance ${echoes.expected.toFixed(1)}, at most ${echoes.most})`,
    questions > 0 && `places ${positions.map(percent).join(' ')}`,
    easiest &&
      `${easiest.measure.replace(/^(its|the) /, '')} ${easiest.value.toFixed(1)} to ${hardest?.value.toFixed(1)}`,
    ...forms.map((form) => describeForm(form, language)),
    films.length > 0 && `${films.length} films of ${times[0]} to ${times.at(-1)} s`,
  ]
    .filter(Boolean)
    .join(', ')
}
