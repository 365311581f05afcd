import { z } from 'zod'
import type { Access, Endpoint } from '#platform/contract/endpoint.ts'
import { type CommonErrorCode, commonErrors, errorBody } from '#platform/contract/errors.ts'
import { columnsOf, csvType } from './csv.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1. @throws Error at a schema that JSON Schema cannot express */
export function describeEndpoints(
  endpoints: readonly Endpoint[],
  info: { readonly title: string; readonly version: string; readonly description: string },
): { openapi: string; info: typeof info; paths: Record<string, Json>; components: Json } {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) }
  }
  const components = { schemas: { Error: schemaOf(errorBody, 'output') }, securitySchemes }
  return { openapi: '3.1.1', info, paths, components }
}

const idToken = (description: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
})

const securitySchemes = {
  learner: idToken('The ID token of a learner, as issued by the identity service.'),
  operator: idToken('The ID token of an operator.'),
}

const security: Record<Access, Json[]> = {
  public: [],
  learner: [{ learner: [] }],
  operator: [{ operator: [] }],
}

function describeOperation(endpoint: Endpoint): Json {
  const { access, summary, params, query, body, localized } = endpoint
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...(localized ? [acceptLanguage] : []),
  ]
  return {
    summary,
    security: security[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    responses: { 200: describeAnswer(endpoint), ...describeErrors(endpoint) },
  }
}

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The preferred languages, as in RFC 9110.',
  schema: { type: 'string' },
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }))
}

function describeAnswer({ output, localized, compressed, format, media }: Endpoint): Json {
  if (format === 'csv') return describeCsv(output)
  if (media) return { description: 'A file.', content: { [media]: {} } }
  const vary = [localized && 'accept-language', compressed && 'accept-encoding'].filter(Boolean).join(', ')
  const headers = vary ? { headers: { Vary: { schema: { const: vary } } } } : {}
  return { description: 'Done.', ...headers, content: json(schemaOf(output, 'output')) }
}

function describeCsv(output: z.ZodType): Json {
  const columns = columnsOf(output).join(', ')
  return {
    description: `A CSV file (RFC 4180, UTF-8 with a byte order mark) with the columns ${columns}.`,
    content: { [csvType]: { schema: { type: 'string' } } },
  }
}

function describeErrors(endpoint: Endpoint): Json {
  const byStatus = Object.groupBy(codesOf(endpoint), ([, status]) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      describeError(codes.map(([code]) => code)),
    ]),
  )
}

const codesOf = (endpoint: Endpoint): [code: string, status: number][] => [
  ...Object.entries(endpoint.errors),
  ...Object.entries(commonErrors).filter(([code]) => isPossible(endpoint, code as CommonErrorCode)),
]

function isPossible({ access, freshness, method }: Endpoint, code: CommonErrorCode): boolean {
  switch (code) {
    case 'unauthenticated':
      return access !== 'public'
    case 'forbidden':
    case 'second-factor-required':
      return access === 'operator'
    case 'requires-recent-login':
      return access === 'operator' || freshness === 'recent'
    case 'method-not-allowed':
      return false
    case 'body-too-large':
    case 'unsupported-media-type':
      return method !== 'GET'
    default:
      return true
  }
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait, if known.', schema: { type: 'integer' } },
}

function describeError(codes: string[]): Json {
  const mayPass = codes.some((code) => code === 'too-many-requests' || code === 'unavailable')
  const schema = {
    $ref: '#/components/schemas/Error',
    properties: { error: { properties: { code: { enum: codes } } } },
  }
  return {
    description: `Refused: ${codes.join(', ')}.`,
    ...(mayPass ? { headers: retryAfter } : {}),
    content: json(schema),
  }
}

const json = (schema: Json) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, '~standard': _methods, ...rest } = z.toJSONSchema(schema, { io }) as Json
  return rest
}
