import { parseSync } from 'vite'

export type FileFigures = ReturnType<typeof measureFile>

interface Node {
  readonly type: string
  readonly typeName?: { readonly name?: string }
  readonly typeAnnotation?: Node
}

export function measureFile(path: string, text: string) {
  const { program, comments } = parseSync(path, text)
  const code = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
  const written = text.trimEnd().split('\n')
  const uncommented = code.split('\n')
  const isFilled = (line: string) => line.trim() !== ''
  // In JSX a comment stands between braces.
  const isCode = (line = '') => !/^\s*(\{\s*\})?\s*$/.test(line)
  const types = [...nodesIn(program)]
  return {
    path,
    lines: written.length,
    filled: written.filter(isFilled).length,
    /** Lines with a comment and nothing else. */
    comments: written.filter((line, index) => line !== uncommented[index] && !isCode(uncommented[index]))
      .length,
    anys: types.filter(({ type }) => type === 'TSAnyKeyword').length,
    /** Type assertions, `as const` aside. */
    casts: types.filter(isCast).length,
  }
}

function isCast({ type, typeAnnotation }: Node): boolean {
  if (type === 'TSTypeAssertion') return true
  return type === 'TSAsExpression' && typeAnnotation?.typeName?.name !== 'const'
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') yield value as Node
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
}
