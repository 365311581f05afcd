import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON in UTF-8 from bytes. Stricter than JSON.parse where that would hide something: bytes that are no UTF-8
 * and a name that occurs twice in an object are faults. A fault is a sentence for developers.
 */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | { readonly fault: string } {
  const text = readUtf8(bytes)
  if (text === undefined) return { fault: 'Invalid UTF-8.' }
  const parsed = parse(text)
  if (parsed === undefined) return { fault: 'Syntax error.' }
  const twice = findDuplicateName(text)
  return twice === undefined ? parsed : { fault: `Duplicate name ${quote(twice)}.` }
}

/** The text that bytes are in UTF-8; undefined when they are not. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A name from a request, safe and short enough to be repeated in an answer. */
export const quote = (name: string) => JSON.stringify(name.slice(0, 80))

/** Makes an app read JSON bodies this way, and no bodies of any other type. A fault becomes an error of status 400. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = readJson(bytes as Buffer)
    if ('value' in body) return done(null, body.value)
    done(Object.assign(new Error(`The body is no JSON. ${body.fault}`), { statusCode: 400 }))
  })
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const jsonToken = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}:]/g

/** The first name that an object of a valid JSON text has twice: JSON.parse would keep the last one unseen. */
function findDuplicateName(text: string): string | undefined {
  const open: Set<string>[] = []
  let before = ''
  for (const [token] of text.matchAll(jsonToken)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (token === ':') {
      const name = JSON.parse(before) as string
      if (open.at(-1)?.has(name)) return name
      open.at(-1)?.add(name)
    }
    before = token
  }
  return undefined
}
