import type { Fault } from '../fault.ts'
import { wordsOf } from '../words.ts'
import type { GlossaryEntry, GlossaryText } from './glossary-text.ts'
import type { LessonText } from './lesson-text.ts'

/** `base` says which module explains a term; it may be the same. */
export function findGlossaryFaults(
  glossary: GlossaryText,
  lessons: readonly LessonText[],
  base: GlossaryText,
): Fault[] {
  const { file, entries } = glossary
  const modules = new Map(base.entries.map(({ id, moduleNumber }) => [id, moduleNumber]))
  const ids = new Map<string, GlossaryEntry>()
  const forms = new Map<string, GlossaryEntry>()
  const faults: Fault[] = []
  for (const entry of entries) {
    const report = (reason: string) =>
      faults.push({ file, line: entry.line, reason: `${entry.id}: ${reason}` })
    const twin = ids.get(entry.id)
    if (twin) report(`this id is used already in line ${twin.line}; give this entry its own`)
    ids.set(entry.id, twin ?? entry)

    for (const form of entry.forms) {
      const other = forms.get(normalForm(form))
      if (other) report(`"${form}" is there already in line ${other.line}; delete one of them`)
      else forms.set(normalForm(form), entry)
    }

    const moduleNumber = modules.get(entry.id)
    const lesson = lessons.find((candidate) => candidate.moduleNumber === moduleNumber)
    if (lesson && entry.forms.length && !entry.forms.some((form) => occursIn(form, lesson)))
      report(
        `lesson ${moduleNumber} never says ${entry.forms.map((form) => `"${form}"`).join(' or ')}; mend the module, or add the form it uses to "also"`,
      )
  }
  return faults
}

export function findBoldFaults(lesson: LessonText, glossary: GlossaryText): Fault[] {
  const { file, moduleNumber } = lesson
  return lesson.bold.flatMap(({ text, line }) => {
    if (!text.trim() || /[.:!?]$/.test(text.trim())) return []
    const entry = glossary.entries.find(({ forms }) => forms.map(normalForm).includes(normalForm(text)))
    const reason = !entry
      ? `"${text}" is bold but not in glossary.yaml; add it there (or under "also" of its term), or take the stars away`
      : (entry.moduleNumber ?? 0) > moduleNumber &&
        `"${text}" is bold here, but the glossary leaves it to module ${entry.moduleNumber}; set its module to ${moduleNumber}`
    return reason ? [{ file, line, reason }] : []
  })
}

const normalForm = (text: string) => wordsOf(text).join(' ')

function occursIn(form: string, { sections, title = '' }: LessonText): boolean {
  const all = [title, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n')
  return ` ${normalForm(all)} `.includes(` ${normalForm(form)} `)
}
