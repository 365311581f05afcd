import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { longestText, mostBadges } from './found-in-file.ts'
import { readPdf } from './read-pdf.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** In bytes, of what is still needed. */
function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const number = (at: number) => String(at).padStart(22, 'x')
const address = (at: number) => `https://any.example/certificates/${number(at)} `
const badge = (at: number) => `{"type":["VerifiableCredential"],"id":"${at}"}`

const streamOf = (bytes: Buffer, end = '\n') =>
  Buffer.concat([Buffer.from(`1 0 obj <<>> stream${end}`), bytes, Buffer.from('\nendstream\n')])

const pdfOf = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part as string))])

const packed = (text: string) => streamOf(deflateSync(Buffer.from(text)))

describe('what is read of a PDF', () => {
  it.each([
    ['is Latin', 'x'],
    // Two bytes each, and two in memory.
    ['is not', 'ā'],
  ])('ends after 4 MB of bytes that were inflated, whose text %s', async (_what, letter) => {
    const full = packed(letter.repeat(longestText / Buffer.byteLength(letter)))
    const behind = (count: number) => readPdf(pdfOf(...Array(count).fill(full), packed(address(1))))

    expect((await behind(31)).numbers).toEqual([number(1)])
    expect((await behind(32)).numbers).toEqual([])
  })

  it('is kept without the texts that it was found in', async () => {
    const text = (at: number) => `${address(at)}${'ā'.repeat(60_000)}`
    const pdf = pdfOf(...Array.from({ length: 20 }, (_, at) => packed(text(at))))
    const before = heapUsed()

    const found = await readPdf(pdf)
    expect(heapUsed() - before).toBeLessThan(1_000_000)
    expect(found.numbers).toHaveLength(20)
  })

  it('is no more badges than a few', async () => {
    const { credentials } = await readPdf(
      pdfOf(...Array.from({ length: 40 }, (_, at) => packed(badge(at) + ' '.repeat(100_000)))),
    )
    expect(credentials).toEqual(Array.from({ length: mostBadges }, (_, at) => badge(at)))
  })

  it('is each number once, in its text and in its streams, up to twenty of them', async () => {
    expect((await readPdf(pdfOf(address(1), packed(address(2) + address(1))))).numbers).toEqual([
      number(1),
      number(2),
    ])
    const many = pdfOf(...Array.from({ length: 30 }, (_, at) => packed(address(at))))
    expect((await readPdf(many)).numbers).toHaveLength(20)
  })

  it.each(['\n', '\r\n'])(
    'is a badge in a stream, also behind an address with the word in it, and %j',
    async (end) => {
      const link = '/URI (https://streamtrain.example/certificates/x) (mailto:stream@any.example)\n'
      const stream = streamOf(deflateSync(Buffer.from(badge(1))), end)

      expect((await readPdf(pdfOf(link, stream))).credentials).toEqual([badge(1)])
    },
  )
})
