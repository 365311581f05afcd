import type { z } from 'zod'

export class ImportFileError extends Error {
  override name = 'ImportFileError'

  constructor(file: string, place: string, reason: string) {
    super(`${file}${place && ` at ${place}`}: ${reason}.`)
  }
}

/** @throws ImportFileError */
export function readJson<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(parseJson(file, text))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ImportFileError(file, placeOf(issue?.path ?? []), issue?.message ?? 'is not valid')
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // Node names line and column or, early in the text, the characters around the mistake.
    const message = (error as SyntaxError).message
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
    const place = line && column ? `line ${line}, column ${column}` : ''
    throw new ImportFileError(file, place, `is not JSON: ${message}`)
  }
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
}
