import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { csvField, csvFor, writeCsv } from './csv.ts'
import { serveEndpoints } from './endpoints.ts'
import { describeEndpoints } from './openapi.ts'
import { refuse } from './refusal.ts'

const exportPeople = endpoint({
  method: 'POST',
  path: '/api/people.csv',
  access: 'operator',
  summary: 'Export people',
  format: 'csv',
  output: z.object({ name: z.string(), age: z.int().nullable() }),
  errors: {},
})

type Rows = AsyncGenerator<{ name: string; age: number | null }>

function serveRows(rows: () => Rows, isAdmitted = true) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const serve = serveEndpoints<{ public: unknown; learner: unknown; operator: unknown }>(app, async () =>
    isAdmitted ? {} : refuse('forbidden', 'not for you'),
  )
  serve(exportPeople, async () => rows())
  return () => app.inject({ method: 'POST', url: '/api/people.csv' })
}

describe('a file in French', () => {
  const row = z.object({ name: z.string(), share: z.number(), at: z.string().nullable() })
  async function* rows() {
    yield { name: 'Lovelace, Ada; -1', share: 0.75, at: '2026-11-26T14:02:33.120Z' }
    yield { name: '2026-11-26', share: -2, at: null }
  }
  const written = async (language?: string) => {
    let file = ''
    for await (const chunk of writeCsv(row, rows(), csvFor(language))) file += chunk
    return file
  }

  it('has the semicolons, the decimals and the times that its spreadsheets take for such', async () => {
    expect(await written('fr')).toBe(
      '\ufeffname;share;at\r\n"Lovelace, Ada; \'-1";0,75;26/11/2026 14:02:33\r\n2026-11-26;-2;\r\n',
    )
  })

  it('begins no formula for a spreadsheet that splits it at commas', () => {
    expect(csvField('x,=1+1', csvFor('fr'))).toBe("x,'=1+1")
  })

  it('is not the one of other languages, nor of files for programs', async () => {
    const plain =
      '\ufeffname,share,at\r\n"Lovelace, Ada; \'-1",0.75,2026-11-26T14:02:33.120Z\r\n2026-11-26,-2,\r\n'
    expect(await written('en')).toBe(plain)
    expect(await written()).toBe(plain)
  })
})

describe('a field', () => {
  it.each([
    ['Ada', 'Ada'],
    ['Lovelace, Ada', '"Lovelace, Ada"'],
    ['"Ada"', '"""Ada"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['አዳ', 'አዳ'],
    ['', ''],
  ])('%j is written as RFC 4180 has it', (value, written) => {
    expect(csvField(value)).toBe(written)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tA1', '＝1', '－1'])('%j is no formula any more', (value) => {
    expect(csvField(value)).toBe(`'${value}`)
  })

  it.each([
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ['z; =HYPERLINK(A1;1)', "z; '=HYPERLINK(A1;1)"],
    ['a|+1', "a|'+1"],
    ['a\t@b', "a\t'@b"],
    [';"=1', '";""\'=1"'],
    ['a - b; c', 'a - b; c'],
  ])('%j has no formula for a spreadsheet whose columns end elsewhere', (value, written) => {
    expect(csvField(value)).toBe(written)
  })

  it('begins no formula in any column, wherever a spreadsheet lets columns end', () => {
    const text = fc
      .array(fc.constantFrom(...',;|\t\r\n"\'=+-@＝, a1'), { maxLength: 12 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const [form, own] of [
          [csvFor('en'), ';'],
          [csvFor('fr'), ','],
        ] as const) {
          const line = ['x', one, other].map((value) => csvField(value, form)).join(form.separator)
          for (const separator of [own, '|', '\t'])
            for (const cell of line.split(new RegExp(`[${separator}\r\n]`)))
              expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/)
        }
      }),
    )
  })

  it('is quoted as well when a formula has a comma in it', () => {
    expect(csvField('=A1,"B"')).toBe(`"'=A1,""B"""`)
    expect(csvField('\r=1')).toBe(`"'\r'=1"`)
  })

  it('that is a number stays one, also below zero, and none is empty', () => {
    expect([csvField(-5), csvField(null), csvField(true)]).toEqual(['-5', '', 'true'])
  })
})

describe('a file', () => {
  it('has a mark of its encoding, its columns by the contract, a line per row, and nothing undeclared', async () => {
    const send = serveRows(async function* () {
      yield { name: 'Ada', age: 36, secret: 'x' } as { name: string; age: number }
      yield { name: 'Eve', age: null }
    })
    const { body, headers } = await send()
    expect(body).toBe('\ufeffname,age\r\nAda,36\r\nEve,\r\n')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="people.csv"',
      'cache-control': 'no-store',
    })
  })

  it('has its columns also when there are no rows', async () => {
    const send = serveRows(async function* () {})
    expect((await send()).body).toBe('\ufeffname,age\r\n')
  })

  it('is sent as it is read: what is written at once has a limit', async () => {
    let read = 0
    const file = writeCsv(
      exportPeople.output,
      (async function* () {
        for (; read < 100_000; read++) yield { name: 'a person', age: read }
      })(),
    )
    const { value = '' } = await file.next()
    expect(value.length).toBeLessThan(20_000)
    expect(read).toBeLessThan(2_000)
  })

  it('is refused by the gate as any other endpoint is', async () => {
    const send = serveRows(async function* () {}, false)
    expect((await send()).statusCode).toBe(403)
  })

  it('whose first rows cannot be read is an error, not half a file', async () => {
    const send = serveRows(async function* () {
      yield* []
      throw new Error('away')
    })
    expect((await send()).statusCode).toBe(500)
  })

  it('is described as text with its columns named', () => {
    const { paths } = describeEndpoints([exportPeople], { title: '', version: '', description: '' })
    expect(paths['/api/people.csv']).toMatchObject({
      post: {
        responses: {
          200: {
            description: expect.stringContaining('name, age'),
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
        },
      },
    })
  })
})
