/** How deep causes of causes are told. */
const deepest = 4

type ErrorLine = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string | number
  readonly cause?: ErrorLine
}

/**
 * What the log says of an error: what kind, where, why. Of other properties only its code: drivers of databases, mail
 * servers and identity providers hang rows, addresses and answers on theirs. What looks like an e-mail, a token or a
 * query is taken out of the message too.
 */
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
  // Signed tokens, our own codes and refresh tokens, hashes; words and file names are shorter.
  [/[\w+/.~-]{32,}={0,2}/g, '[token]'],
]

function withoutSecrets(text: string): string {
  return secrets.reduce((rest, [looks, shown]) => rest.replace(looks, shown), text)
}

/** What was thrown in place of an error, if it is a text. */
const said = (thrown: unknown) => (typeof thrown === 'string' ? withoutSecrets(thrown) : '')

/** A stack begins with the message, which may have several lines. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
