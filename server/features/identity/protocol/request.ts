import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { quote } from '#server/platform/http/json-body.ts'
import type { IdentitySettings } from '../identity.config.ts'
import { GoogleFault, invalidArgument } from './google-fault.ts'
import type { BodyFormat } from './request-body.ts'

/** What a request asks: its key right, its body read and through the schema, nothing in it unknown. */
export function readRequest<S extends z.ZodType>(
  settings: IdentitySettings,
  format: BodyFormat,
  schema: S,
  request: FastifyRequest,
): { readonly data: z.output<S> } | GoogleFault {
  const fault = faultOfQuery(settings, request)
  if (fault) return fault
  const value = format.read(request.body instanceof Buffer ? request.body : Buffer.alloc(0))
  if (value instanceof GoogleFault) return value
  const parsed = schema.safeParse(value)
  return parsed.success ? { data: parsed.data } : faultOfIssue(parsed.error.issues[0])
}

/** The key is in the query or in a header. The one form of answers there is may be asked for. */
function faultOfQuery(settings: IdentitySettings, request: FastifyRequest): GoogleFault | undefined {
  const {
    key = request.headers['x-goog-api-key'],
    alt,
    ...rest
  } = Object(request.query) as Record<string, unknown>
  if (key === undefined || key === '')
    return new GoogleFault(403, 'The request is missing a valid API key.', 'PERMISSION_DENIED')
  if (key !== settings.apiKey) return invalidArgument('API key not valid. Please pass a valid API key.')
  if (alt !== undefined && alt !== 'json') return invalidArgument("Invalid value at 'alt'.")
  const unknown = Object.keys(rest)[0]
  return unknown === undefined ? undefined : unknownName(unknown)
}

function faultOfIssue(issue: z.core.$ZodIssue | undefined): GoogleFault {
  if (issue?.code === 'unrecognized_keys') return unknownName(issue.keys[0] ?? '')
  if (!issue?.path.length)
    return invalidArgument('Invalid JSON payload received. Root element must be a message.')
  return invalidArgument(`Invalid value at '${issue.path.join('.')}'.`)
}

const unknownName = (name: string) =>
  invalidArgument(`Invalid JSON payload received. Unknown name ${quote(name)}: Cannot find field.`)
