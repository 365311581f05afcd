const deepest = 4

type ErrorLine = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string | number
  readonly cause?: ErrorLine
}

/** Drivers attach rows, addresses and answers to errors: of their properties only the code is logged. */
export function describeError(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: said(error), stack: '' }
  const { name, message, stack = '', code, cause } = error as Error & { code?: unknown }
  return {
    type: error.constructor.name || name,
    message: withoutSecrets(message),
    stack: framesOf(stack),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause !== undefined && depth < deepest ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

const secrets: [looks: RegExp, shown: string][] = [
  [/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '[e-mail]'],
  [/\?[^\s"']+/g, '?[query]'],
  // Tokens, codes and hashes; words and file names are shorter.
  [/[\w+/.~-]{32,}={0,2}/g, '[token]'],
]

const withoutSecrets = (text: string): string =>
  secrets.reduce((rest, [looks, shown]) => rest.replace(looks, shown), text)

const said = (thrown: unknown) => (typeof thrown === 'string' ? withoutSecrets(thrown) : '')

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
