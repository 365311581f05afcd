import type { z } from 'zod'

/** A file that cannot be read as what it should be. The message says which, where in it, and why. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'

  constructor(file: string, place: string, reason: string) {
    super(`${file}${place && ` at ${place}`}: ${reason}.`)
  }
}

/** A JSON file through a schema. @throws ImportFileError */
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
    // Node says where: by line and column, or, early in the text, by the characters around it.
    const message = (error as SyntaxError).message
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
    const place = line && column ? `line ${line}, column ${column}` : ''
    throw new ImportFileError(file, place, `is not JSON: ${message}`)
  }
}

/** `users[3].createdAt` */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
}
