import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { requestApi } from './api.ts'

/** As long as the server lets anybody read an answer, in ms. */
const longest = 120_000

/**
 * Asks an endpoint that answers with a file of CSV, and saves the file under the name at the end of its path.
 * @throws ApiError
 */
export async function downloadCsv<E extends Endpoint & { readonly format: 'csv' }>(
  path: E['path'],
  query: E['query'] extends z.ZodType ? z.input<E['query']> : undefined = undefined as never,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await requestApi('POST', path, { params, query }, longest)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = path.slice(path.lastIndexOf('/') + 1)
  link.click()
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), longest)
}
