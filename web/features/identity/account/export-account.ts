import type { z } from 'zod'
import { callApi } from '#web/lib/api.ts'

interface ExportEndpoint {
  readonly method: 'GET'
  readonly path: '/api/account/export'
  readonly access: 'learner'
  readonly summary: string
  readonly output: z.ZodType
  readonly errors: Record<never, never>
}

/** Reads everything the server knows of the learner. */
export function exportAccount(): Promise<unknown> {
  return callApi<ExportEndpoint>('GET', '/api/account/export')
}
