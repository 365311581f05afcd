import { parse } from 'yaml'
import type { Fault } from './fault.ts'

/** Reads `languages.yaml`, a list of codes; content without that file is in English alone. */
export function parseLanguages(
  file: string,
  text: string | undefined,
): { languages: string[]; faults: Fault[] } {
  if (text === undefined) return { languages: ['en'], faults: [] }
  const report = (reason: string) => ({ languages: ['en'], faults: [{ file, line: 1, reason }] })
  let codes: unknown
  try {
    codes = parse(text)
  } catch {
    return report('cannot be read; it must be a list of codes such as "- en"')
  }
  if (
    !Array.isArray(codes) ||
    !codes.length ||
    !codes.every((code) => /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code))
  )
    return report('must be a list of codes such as "- en", the first that of this folder')
  if (new Set(codes).size !== codes.length) return report('names a language twice; delete one line')
  return { languages: codes.map(String), faults: [] }
}
