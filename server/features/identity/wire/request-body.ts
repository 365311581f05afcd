import { type GoogleFault, invalidArgument } from './google-fault.ts'

/** How a host of the service reads bodies: of which media type, and from bytes to a value no schema has seen yet. */
export interface BodyFormat {
  readonly mediaType: string
  readonly read: (bytes: Buffer) => unknown | GoogleFault
}

const unreadable = (what: string) => invalidArgument(`Invalid JSON payload received. ${what}`)

/** JSON in UTF-8, an empty body being an empty message. Names that occur twice are refused. */
export const jsonBody: BodyFormat = {
  mediaType: 'application/json',
  read(bytes) {
    const text = decode(bytes)
    if (text === undefined) return unreadable('Invalid UTF-8.')
    if (/^[ \t\r\n]*$/.test(text)) return {}
    const value = parseJson(text)
    if (value === undefined) return unreadable('Syntax error.')
    const twice = findDuplicateName(text)
    return twice === undefined ? value.json : unreadable(`Duplicate name ${quote(twice)}.`)
  },
}

/** The form of the token endpoint. */
export const formBody: BodyFormat = {
  mediaType: 'application/x-www-form-urlencoded',
  read(bytes) {
    const text = decode(bytes)
    if (text === undefined) return invalidArgument('Invalid form received. Invalid UTF-8.')
    const form = new URLSearchParams(text)
    const names = [...form.keys()]
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) return invalidArgument(`Invalid form received. Duplicate name ${quote(twice)}.`)
    return Object.fromEntries(form)
  },
}

/** A name from a request, safe and short enough to be repeated in an answer. */
export const quote = (name: string) => JSON.stringify(name.slice(0, 80))

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const jsonToken = /"(?:[^"\\]|\\.)*"|[{}:]/g

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
