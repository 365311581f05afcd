import type { FastifyInstance } from 'fastify'

/** Far deeper than any input of the contract. */
const deepest = 20

/** Refuses invalid UTF-8, duplicate names and deep nesting, which JSON.parse accepts. A fault is for developers. */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | { readonly fault: string } {
  const text = readUtf8(bytes)
  if (text === undefined) return { fault: 'Invalid UTF-8.' }
  const fault = findFault(text)
  if (fault !== undefined) return { fault }
  return parse(text) ?? { fault: 'Syntax error.' }
}

export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export const quote = (name: string) => JSON.stringify(name.slice(0, 80))

export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = readJson(bytes as Buffer)
    if ('value' in body) return done(null, body.value)
    done(Object.assign(new Error(`The body is not valid JSON. ${body.fault}`), { statusCode: 400 }))
  })
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const [quoteMark, backslash, colon] = ['"', '\\', ':'].map((text) => text.charCodeAt(0))
const [brace, bracket, endBrace, endBracket] = ['{', '[', '}', ']'].map((text) => text.charCodeAt(0))

/** Most objects have one name, for which a set would be slow. */
type Names = undefined | string | Set<string>

function findFault(text: string): string | undefined {
  const open: Names[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === brace || code === bracket) {
      if (open.push(undefined) > deepest) return `Nested deeper than ${deepest} levels.`
    } else if (code === endBrace || code === endBracket) open.pop()
    else if (code === quoteMark) {
      const end = endOfString(text, at)
      if (end < 0) return undefined
      if (open.length > 0 && isName(text, end)) {
        const name = readName(text.slice(at, end + 1))
        const names = open.at(-1)
        if (names === name || (names instanceof Set && names.has(name)))
          return `Duplicate name ${quote(name)}.`
        open[open.length - 1] = withName(names, name)
      }
      at = end
    }
  }
  return undefined
}

function endOfString(text: string, start: number): number {
  for (let end = start; ; ) {
    end = text.indexOf('"', end + 1)
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before--
    if (end < 0 || (end - before) % 2 === 1) return end
  }
}

function isName(text: string, end: number): boolean {
  let next = end + 1
  while (text.charCodeAt(next) <= 0x20) next++
  return text.charCodeAt(next) === colon
}

const readName = (literal: string): string =>
  literal.includes('\\') ? String(parse(literal)?.value) : literal.slice(1, -1)

function withName(names: Names, name: string): Names {
  if (names === undefined) return name
  return names instanceof Set ? names.add(name) : new Set([names, name])
}
