import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const describeApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Read the description of this interface as an OpenAPI document',
  output: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  compressed: true,
  errors: {},
})
