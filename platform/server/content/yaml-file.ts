import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** The message is `file:line: reason`. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`)
  }
}

/** @throws ContentError with the line of the first fault */
export function readYamlFile<T>(file: string, schema: z.ZodType<T>): T {
  const text = readText(file)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const syntax = document.errors[0]
  if (syntax) throw new ContentError(file, lineAt(syntax.pos[0]), syntax.message.split('\n')[0] ?? '')

  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  const issue = worstOf(parsed.error.issues)
  const path = issue?.path ?? []
  throw new ContentError(file, lineOf(path), [path.join('.'), reasonOf(issue)].filter(Boolean).join(' '))

  // A missing key has no line of its own: the innermost existing part has.
  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }
}

// A misspelled key is reported as unknown, rather than the right one as missing.
const worstOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `has an unknown key: ${issue.keys.join(', ')}`
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  return issue?.message ?? 'is not valid'
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ContentError(file, 1, `cannot be read (${(error as NodeJS.ErrnoException).code ?? error})`)
  }
}
