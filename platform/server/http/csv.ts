import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'

export const csvType = 'text/csv'

/** Spreadsheets may split at other separators whatever the quotes say, and run full-width and small signs too. */
const formulaAfter = (separators: string) =>
  new RegExp(`(?<=(?:^|[${separators}\\t\\r\\n])[\\s"']*)(?=[=+\\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\\t\\r\\n])`, 'gu')
const time = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/

type Value = string | number | boolean | null

/** How a file is written for the spreadsheets of a language. */
export interface CsvForm {
  readonly separator: ',' | ';'
  readonly decimal: ',' | '.'
  /** Where a formula would begin. */
  readonly formula: RegExp
  /** Of what RFC 3339 writes with letters, which a spreadsheet takes for text; in UTC. */
  readonly time: string
}

const plain: CsvForm = { separator: ',', decimal: '.', formula: formulaAfter(';|'), time: '$&' }
const french: CsvForm = {
  separator: ';',
  decimal: ',',
  formula: formulaAfter(',;|'),
  time: '$3/$2/$1 $4',
}

/** @param language of the page; none where other programs read the file */
export const csvFor = (language: string | undefined): CsvForm => (language === 'fr' ? french : plain)

/** RFC 4180, but for its form; null is empty. An apostrophe before a formula, also within text; numbers are safe. */
export function csvField(value: Value, form: CsvForm = plain): string {
  if (typeof value === 'number') return String(value).replace('.', form.decimal)
  if (typeof value !== 'string') return String(value ?? '')
  const harmless = value.replace(time, form.time).replace(form.formula, "'")
  const needsQuotes = /["\r\n]/.test(harmless) || harmless.includes(form.separator)
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function columnsOf(row: z.ZodType): string[] {
  if (!(row instanceof z.ZodObject)) throw new TypeError('a row of CSV is an object')
  return Object.keys(row.shape)
}

const chunkLength = 16 * 1024

/** With a byte order mark, by which spreadsheets detect UTF-8. The schema drops undeclared values; where it takes all, the first row says the columns after the declared. */
export async function* writeCsv(row: z.ZodType, rows: AsyncIterable<unknown>, form: CsvForm = plain) {
  const columns = columnsOf(row)
  let chunk = ''
  let hasBegun = false
  const lineOf = (fields: readonly Value[]) =>
    `${fields.map((field) => csvField(field, form)).join(form.separator)}\r\n`
  const begin = () => `\ufeff${lineOf(columns)}`
  for await (const one of rows) {
    const values = row.parse(one) as Record<string, Value>
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

/** Reads the first rows before the headers leave, so that a failure there is answered as an error. */
export async function sendCsv(
  reply: FastifyReply,
  { path, output }: Endpoint,
  rows: AsyncIterable<unknown>,
  form: CsvForm,
): Promise<FastifyReply> {
  const file = writeCsv(output, rows, form)
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
