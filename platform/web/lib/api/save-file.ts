import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { requestApi } from './api.ts'

/** How long the server may take to send a list, in ms. */
const longestList = 120_000

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
}

/** Saved under the name at the end of its path; `limit` in ms until its last byte. @throws ApiError */
export async function downloadFile(
  method: 'GET' | 'POST',
  path: string,
  limit: number,
  input?: Parameters<typeof requestApi>[2],
): Promise<void> {
  const response = await requestApi(method, path, input, limit)
  saveFile(path.slice(path.lastIndexOf('/') + 1), await response.blob())
}

/** The same, for an endpoint that answers with CSV. @throws ApiError */
export function downloadCsv<E extends Endpoint & { readonly format: 'csv' }>(
  path: E['path'],
  query: E['query'] extends z.ZodType ? z.input<E['query']> : undefined = undefined as never,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  return downloadFile('POST', path, longestList, { params, query })
}
