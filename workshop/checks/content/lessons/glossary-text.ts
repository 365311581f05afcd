import type { Fault } from '../fault.ts'
import { parseYamlList, readTexts, refuseUnknownKeys } from '../yaml-text.ts'

export interface GlossaryText {
  readonly file: string
  readonly entries: readonly GlossaryEntry[]
}

/** `forms` are the term and what else it is called; `moduleNumber` is undefined in a translation. */
export interface GlossaryEntry {
  readonly line: number
  readonly id: string
  readonly forms: readonly string[]
  readonly moduleNumber: number | undefined
}

export function parseGlossary(
  file: string,
  text: string,
  { modules, isTranslation }: { readonly modules: number; readonly isTranslation: boolean },
): { glossary: GlossaryText; faults: Fault[] } {
  const { entries, faults } = parseYamlList(file, text)
  const read = entries.map((entry): GlossaryEntry => {
    refuseUnknownKeys(file, entry, ['id', 'term', 'also', 'definition', 'module'], faults)
    const { id, term } = readTexts(file, entry, ['id', 'term', 'definition'], faults)
    const { also = [], module } = entry.value
    const report = (key: string, reason: string) => faults.push({ file, line: entry.lineOf(key), reason })

    const others = Array.isArray(also) ? also.filter((form) => typeof form === 'string' && form.trim()) : []
    if (!Array.isArray(also) || others.length < also.length)
      report('also', `${id}: "also" must be a list of texts: [wallets, crypto wallet]`)
    const isModule = Number.isInteger(module) && Number(module) >= 1 && Number(module) <= modules
    if (isTranslation && module !== undefined)
      report('module', `${id}: a translation leaves "module" out; delete the line`)
    if (!isTranslation && !isModule)
      report(
        'module',
        `${id}: "module" must be the number of the module that explains the term, 1 to ${modules}`,
      )
    return {
      line: entry.line,
      id,
      forms: [term, ...others.map((form) => String(form).trim())].filter((form) => form !== ''),
      moduleNumber: isModule && !isTranslation ? Number(module) : undefined,
    }
  })
  return { glossary: { file, entries: read }, faults }
}
