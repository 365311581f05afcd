import { quote, readJson, readUtf8 } from '#server/platform/http/json-body.ts'
import { type GoogleFault, invalidArgument } from './google-fault.ts'

/** How a host of the service reads bodies: of which media type, and from bytes to a value no schema has seen yet. */
export interface BodyFormat {
  readonly mediaType: string
  readonly read: (bytes: Buffer) => unknown | GoogleFault
}

/** JSON in UTF-8, an empty body being an empty message. Names that occur twice are refused. */
export const jsonBody: BodyFormat = {
  mediaType: 'application/json',
  read(bytes) {
    if (bytes.every(isBlank)) return {}
    const body = readJson(bytes)
    return 'value' in body ? body.value : invalidArgument(`Invalid JSON payload received. ${body.fault}`)
  },
}

/** The form of the token endpoint. */
export const formBody: BodyFormat = {
  mediaType: 'application/x-www-form-urlencoded',
  read(bytes) {
    const text = readUtf8(bytes)
    if (text === undefined) return invalidArgument('Invalid form received. Invalid UTF-8.')
    const form = new Map<string, string>()
    for (const [name, value] of new URLSearchParams(text)) {
      if (form.has(name)) return invalidArgument(`Invalid form received. Duplicate name ${quote(name)}.`)
      form.set(name, value)
    }
    return Object.fromEntries(form)
  },
}

/** The white space of JSON. */
const isBlank = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
