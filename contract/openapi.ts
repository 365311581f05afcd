import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** This very contract for programs that do not read TypeScript: an OpenAPI 3.1 document of every endpoint served. */
export const describeApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Read the description of this interface as an OpenAPI document',
  output: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  errors: {},
})
