import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

export const csvType = 'text/csv'

/** Spreadsheets may split at semicolons whatever the quotes say, and run full-width and small signs too. */
const beginsFormula = /(?<=(?:^|[;|\t\r\n])[\s"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r\n])/gu
const needsQuotes = /[",\r\n]/

/** RFC 4180; null is empty. An apostrophe before a formula, also within text; numbers are safe. */
export function csvField(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  const harmless = value.replace(beginsFormula, "'")
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function columnsOf(row: z.ZodType): string[] {
  if (!(row instanceof z.ZodObject)) throw new TypeError('a row of CSV is an object')
  return Object.keys(row.shape)
}

const chunkLength = 16 * 1024

/** With a byte order mark, by which spreadsheets detect UTF-8. The schema drops undeclared values; where it takes all, the first row says the columns after the declared. */
export async function* writeCsv(row: z.ZodType, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  const columns = columnsOf(row)
  let chunk = ''
  let hasBegun = false
  const begin = () => `\ufeff${lineOf(columns)}`
  for await (const one of rows) {
    const values = row.parse(one) as Record<string, string | number | boolean | null>
    if (!hasBegun) {
      hasBegun = true
      columns.push(...Object.keys(values).filter((column) => !columns.includes(column)))
      chunk = begin()
    }
    chunk += lineOf(columns.map((column) => values[column] ?? null))
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield hasBegun ? chunk : begin()
}

const lineOf = (fields: readonly (string | number | boolean | null)[]) =>
  `${fields.map(csvField).join(',')}\r\n`

/** Reads the first rows before the headers leave, so that a failure there is answered as an error. */
export async function sendCsv(
  reply: FastifyReply,
  { path, output }: Endpoint,
  rows: AsyncIterable<unknown>,
): Promise<FastifyReply> {
  const file = writeCsv(output, rows)
  const first = await file.next()
  const name = path.slice(path.lastIndexOf('/') + 1)
  return reply
    .type(`${csvType}; charset=utf-8; header=present`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(joined(first.value ?? '', file)))
}

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
