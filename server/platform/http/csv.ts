import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

export const csvType = 'text/csv'

/**
 * Where a spreadsheet would begin a formula, and run it: at the start of a value, or after a sign that it may take for
 * the end of a column. Where a comma is part of numbers the columns end at semicolons, whatever quotes say. Full-width
 * and small signs count for some of them.
 */
const beginsFormula = /(?<=(?:^|[;|\t\r\n])[\s"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r\n])/gu
const needsQuotes = /[",\r\n]/

/**
 * A field as RFC 4180 has it; null is empty. What a spreadsheet would run as a formula gets an apostrophe in front, also
 * within the text; a number is no text.
 */
export function csvField(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  const harmless = value.replace(beginsFormula, "'")
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The columns of a file: the keys of the object that is one row of it. @throws TypeError when a row is no object */
export function columnsOf(row: z.ZodType): string[] {
  if (!(row instanceof z.ZodObject)) throw new TypeError('a row of CSV is an object')
  return Object.keys(row.shape)
}

/** How many characters are sent at once, about. */
const chunkLength = 16 * 1024

/**
 * The file: a byte order mark, by which spreadsheets know UTF-8, the names of the columns, then a line per row. Each
 * row goes through its schema, so that what is not declared is not sent.
 */
export async function* writeCsv(row: z.ZodType, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  const columns = columnsOf(row)
  let chunk = `\ufeff${lineOf(columns)}`
  for await (const one of rows) {
    const values = row.parse(one) as Record<string, string | number | boolean | null>
    chunk += lineOf(columns.map((column) => values[column] ?? null))
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

const lineOf = (fields: readonly (string | number | boolean | null)[]) =>
  `${fields.map(csvField).join(',')}\r\n`

/**
 * Sends rows as a file named after the end of the endpoint's path, as fast as it is read. The first rows are read
 * before anything is sent, so that a failure there is answered as one; a later one breaks the answer off.
 */
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
