import type { Fault } from './fault.ts'
import type { FilmText } from './films/film-text.ts'
import type { GlossaryText } from './lessons/glossary-text.ts'
import type { LessonText, Quotation } from './lessons/lesson-text.ts'
import type { Edition } from './loading.ts'
import type { QuestionFile } from './quizzes/question-rules.ts'

export function findLessonDrift(lesson: LessonText, base: LessonText): Fault[] {
  const own = lesson.sections
  if (own.length === base.sections.length) return findCheckDrift(lesson, base)
  const line = own[base.sections.length]?.line ?? own.at(-1)?.line ?? 1
  const headings = base.sections.map(({ heading }) => heading).join(', ')
  const reason = `has ${own.length} sections where ${base.file} has ${base.sections.length}; write the same sections in the same order: ${headings}`
  return [{ file: lesson.file, line, reason }]
}

function findCheckDrift({ file, sections, quotations }: LessonText, base: LessonText): Fault[] {
  return sections.flatMap(({ heading, line }, index) => {
    const own = quotations.find(({ section }) => section === index)
    const original = base.quotations.find(({ section }) => section === index)
    if (own && original) return findChoiceDrift(file, own, original, `${base.file}:${original.line}`)
    if (own === original) return []
    const reason = own
      ? `asks a question that the section of ${base.file} does not ask; delete it, or ask it there too`
      : `the section "${heading}" lacks the question of ${base.file}:${original?.line}; translate it`
    return [{ file, line: own?.line ?? line, reason }]
  })
}

function findChoiceDrift(file: string, own: Quotation, original: Quotation, where: string): Fault[] {
  const report = (reason: string) => [{ file, line: own.line, reason }]
  const [count, wanted] = [own.choices.length, original.choices.length]
  if (count !== wanted)
    return report(
      `has ${count === 1 ? '1 choice' : `${count} choices`} where the question of ${where} has ${wanted}`,
    )
  return own.choices.every(({ isRight }, index) => isRight === original.choices[index]?.isRight)
    ? []
    : report(`another choice is right (bold) than in ${where}; keep their order`)
}

/** Of a quiz, or of a form of the check. */
export function findQuizDrift(quiz: QuestionFile, base: QuestionFile): Fault[] {
  const { file } = quiz
  const reason = `has ${quiz.questions.length} questions where ${base.file} has ${base.questions.length}`
  const faults: Fault[] = quiz.questions.length === base.questions.length ? [] : [{ file, line: 1, reason }]
  for (const [index, question] of quiz.questions.entries()) {
    const original = base.questions[index]
    const report = (key: string, reason: string) =>
      faults.push({ file, line: question.lineOf(key), reason: `${question.id}: ${reason}` })

    for (const key of ['section', 'level', 'idea'] as const)
      if (question[key] !== undefined) report(key, `a translation leaves "${key}" out; delete the line`)
    if (!original) continue
    if (question.id !== original.id) {
      report(
        'id',
        `the question at this place has the id ${original.id} in ${base.file}:${original.line}; write that`,
      )
      continue
    }
    if (question.options.length !== original.options.length)
      report(
        'options',
        `has ${question.options.length} options where the original has ${original.options.length}`,
      )
    else if (question.right >= 0 && original.right >= 0 && question.right !== original.right)
      report(
        'answer',
        `the answer is option ${question.right + 1}, in ${base.file}:${original.line} it is option ${original.right + 1}; keep the options in the same order`,
      )
  }
  return faults
}

export function findGlossaryDrift(glossary: GlossaryText, base: GlossaryText): Fault[] {
  const { file } = glossary
  const own = new Set(glossary.entries.map(({ id }) => id))
  const original = new Set(base.entries.map(({ id }) => id))
  const missing = [...original].filter((id) => !own.has(id))
  return [
    ...glossary.entries
      .filter(({ id }) => id && !original.has(id))
      .map(({ id, line }) => ({
        file,
        line,
        reason: `${base.file} has no id "${id}"; mend the id or delete the entry`,
      })),
    ...(missing.length
      ? [{ file, line: 1, reason: `these terms of ${base.file} are missing: ${missing.join(', ')}` }]
      : []),
  ]
}

/** A video needs none of the scenes. */
export function findFilmDrift(film: FilmText, base: FilmText): Fault[] {
  const { file, scenes } = film
  if (film.video !== undefined || base.video !== undefined) return []
  if (scenes.length !== base.scenes.length) {
    const ids = base.scenes.map(({ id }) => id).join(', ')
    const line = scenes[base.scenes.length]?.line ?? 1
    const reason = `has ${scenes.length} scenes where ${base.file} has ${base.scenes.length}; write the same scenes in the same order: ${ids}`
    return [{ file, line, reason }]
  }
  return scenes.flatMap(({ id, line, lines }, index) => {
    const original = base.scenes[index]
    const there = `${base.file}:${original?.line}`
    const report = (reason: string) => [{ file, line, reason }]
    if (id !== original?.id)
      return report(`the scene at this place has the id ${original?.id} in ${there}; write that`)
    if (lines.length === original.lines.length) return []
    return report(
      `the scene "${id}" has ${lines.length} lines where ${there} has ${original.lines.length}; a drawing moves line by line`,
    )
  })
}

type Programmes = NonNullable<Edition['programmes']>

/** Only titles are translated. */
export function findProgrammeDrift(programmes: Programmes, base: Programmes): Fault[] {
  const { file } = programmes
  return base.entries.flatMap((original, index) => {
    const entry = programmes.entries[index]
    if (!entry)
      return [{ file, line: 1, reason: `the programme "${original.value.id}" of ${base.file} is missing` }]
    return ['id', 'season', 'modules']
      .filter((key) => JSON.stringify(entry.value[key]) !== JSON.stringify(original.value[key]))
      .map((key) => ({
        file,
        line: entry.lineOf(key),
        reason: `"${key}" must be as in ${base.file}:${original.line}; only the title is translated`,
      }))
  })
}

/** Files that a translation can have; for any other one the first language is shown. */
const translatable =
  /^(README\.md|wallet-guide\.md|(modules|programmes|glossary|skills)\.yaml|(pages|lessons|quizzes|assessments)\/.*|films\/.*\.yaml)$/

/** They would never be shown. `videos` are those that films of the translation name. */
export function findStrayFiles(
  folder: string,
  files: readonly string[],
  base: readonly string[],
  videos: readonly string[] = [],
): Fault[] {
  const names = new Set([...base.filter((file) => translatable.test(file)), ...videos])
  return files
    .filter((file) => !names.has(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      line: 1,
      reason: 'is shown nowhere, because no file of this name is translated; mend the name or delete it',
    }))
}

/** They would never be shown. */
export function findUnnamedFolders(
  folder: string,
  files: readonly string[],
  languages: readonly string[],
): Fault[] {
  const named = files.flatMap(
    (file) =>
      /^([^/]+)\/(?:.*\.yaml|lessons\/.*|quizzes\/.*|assessments\/.*|films\/.*)$/.exec(file)?.[1] ?? [],
  )
  const unknown = [...new Set(named)].filter(
    (name) => ![...languages, 'lessons', 'quizzes', 'assessments', 'films'].includes(name),
  )
  return unknown.map((name) => ({
    file: `${folder}/languages.yaml`,
    line: 1,
    reason: `the folder ${name}/ is shown nowhere, because its language is not in this list; add "- ${name}" or mend its name`,
  }))
}
