import fc from 'fast-check'
import { z } from 'zod'
import { oddText } from './odd-values.ts'

/** The part of JSON Schema that the contract and the identity protocol use. */
interface JsonSchema {
  readonly type?: string | string[]
  readonly const?: unknown
  readonly enum?: unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly allOf?: JsonSchema[]
  readonly anyOf?: JsonSchema[]
  readonly properties?: Record<string, JsonSchema>
  readonly required?: string[]
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Values that fit a schema, as far as JSON Schema can say what fits. */
export const valuesOf = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fitting(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)

/** The names that an object schema has, and those it must have. */
export function namesOf(schema: z.ZodType): { all: string[]; required: string[] } {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
  return { all: Object.keys(properties), required }
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type })))
  switch (schema.type) {
    case 'object':
      return fittingObject(schema)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fittingText(schema)
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

function fittingObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, of]) => [name, fitting(of)])
  const made: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record(made, { requiredKeys: required })
}

const digits = fc.constantFrom('1', '2', '9')
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
const ids = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const hex = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
const addresses = hex(20)
/** Claim ids, and other hashes. */
const hashes = hex(32)

/** Making one takes long, and most texts are of few kinds. */
const texts = new Map<string, fc.Arbitrary<string>>()

function fittingText(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date') return days
  if (schema.format === 'base64') return fc.base64String({ maxLength: 200 })
  const key = JSON.stringify(schema)
  const made = texts.get(key) ?? makeText(schema)
  texts.set(key, made)
  return made
}

/** Of several kinds of text those that can fit at all, filtered to what does; else what the pattern itself makes. */
function makeText(schema: JsonSchema): fc.Arbitrary<string> {
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern === undefined ? [] : [new RegExp(pattern, 'u')],
  )
  const max = schema.maxLength ?? 200
  const fits = (text: string) => text.length <= max && patterns.every((pattern) => pattern.test(text))
  const hopeful = [digits, words, ids, addresses, hashes, oddText].filter((kind) =>
    fc.sample(kind, { numRuns: 50, seed: 1 }).some(fits),
  )
  const [pattern] = patterns
  if (hopeful.length === 0 && pattern) return fc.stringMatching(pattern).filter(fits)
  return fc.oneof(...hopeful.map((kind) => kind.filter(fits)))
}
