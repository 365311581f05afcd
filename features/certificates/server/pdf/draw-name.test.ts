import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { drawText, scale, strayInk } from '#workshop/testing/credentials/draw-text.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { drawName } from './draw-name.ts'
import { fontFilesFor } from './font-files.ts'
import { findNameFonts } from './name-fonts.ts'
import { setName } from './printed-name.ts'

// A word of each script with what its letters do to one another: vowels around a letter, conjuncts, stacked marks.
const words = [
  ['Latin of Yoruba', 'Ọ̀ṣọ́bàyọ̀'],
  ['Latin of Vietnam', 'NguyễnẪ'],
  ['Cyrillic', 'ЮрийЁлкин'],
  ['Greek', 'Ἀριστοτέληςᾯ'],
  ['Arabic', 'اللَّهمحمّد'],
  ['Urdu', 'ٹیپوگھڑی'],
  ['Persian', 'فاطِمه\u200cها'],
  ['Hebrew', 'נִקּוּדבֶּן'],
  ['Devanagari', 'श्रीकृष्णक्ष्म्यप्रियं'],
  ['Bengali', 'সোমাগৌতমচট্টো'],
  ['Tamil', 'சௌந்தர்யாமொழி'],
  ['Thai', 'น้ำผึ้งทำ'],
  ['Lao', 'ນ້ຳສົມສັກ'],
  ['Khmer', 'ស្រីមុំស្ត្រី'],
  ['Burmese', 'ကြည်မြွှို့'],
  ['Sinhala', 'ශ්‍රීකොළෞ'],
  ['Telugu', 'కృష్ణస్త్రీ'],
  ['Kannada', 'ಕೊಟ್ರೇಶಸ್ತ್ರೀ'],
  ['Malayalam', 'കൊച്ചിസ്ത്രൗ'],
  ['Gujarati', 'કૌશિકશ્રી'],
  ['Punjabi', 'ਸਿੰਘਸ਼੍ਰੀ'],
  ['Odia', 'କୋଣାର୍କକୌଶଲ୍ୟା'],
  ['Ethiopic', 'ቢቂላ'],
  ['Georgian', 'ნინო'],
  ['Armenian', 'Արամ'],
  ['N’Ko', 'ߝߊ߬ߙߊ߲ߕߊ'],
  ['Adlam', '𞤀𞤣𞤢𞤥𞤢𞤯𞤢'],
  ['Tifinagh', 'ⵜⵉⵏⵀⵉⵏⴰⵏ'],
  ['Japanese', 'ひろこ'],
  ['Korean, typed letter by letter', '김'.normalize('NFD')],
  ['Chinese', '𠮷'],
] as const

/** The largest size that names have, in points, and where they begin. */
const size = 46
const corner = 10
const page = { width: 560, height: 110 }

async function draw(text: string) {
  const doc = new PDFDocument({ size: [page.width, page.height], margin: 0 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  const set = setName(await findNameFonts(text), page.width)
  drawName(doc, set, corner, corner)
  doc.end()
  await ended
  return { ...(await readPdf(Buffer.concat(chunks))), set }
}

/** The file with the last character of a word, which for these words has them all. */
function fontFileOf(word: string): string {
  const last = [...word.normalize('NFC')].at(-1)?.codePointAt(0) ?? 0
  return fontFilesFor(word).find(({ covers }) => covers(last))?.path ?? ''
}

describe('a name on paper', () => {
  it.each(words)('looks in %s as the whole font draws it: %s', async (_script, word) => {
    const { picture, set } = await draw(word)

    const whole = await drawText(word, fontFileOf(word), { ...page, x: corner, y: corner + set.ascent, size })

    expect(set.size).toBe(size)
    expect(strayInk(picture, whole)).toBeLessThan(0.005)
  })

  it.each(words)('is copied in %s as it was typed: %s', async (_script, word) => {
    const { text } = await draw(word)

    // pdf.js writes letters that Unicode holds for compatible, as those of Lao, as one and the same.
    expect(text.trim().normalize('NFKC')).toBe(word.normalize('NFKC'))
  })

  it('is copied with its spaces, in whatever direction it runs', async () => {
    for (const name of [
      'Ada  Lovelace',
      'محمد عبد الله الخالدي',
      'রবীন্দ্রনাথ ঠাকুর',
      '山田 ひろこ',
      '𞤀𞤣𞤢𞤥𞤢 𞤔𞤢𞤤𞥆𞤮',
    ])
      expect((await draw(name)).text.trim()).toBe(name.replaceAll(/\s+/g, ' '))
  })

  it('stays within its lines, however high its marks are', async () => {
    const { picture, set } = await draw('Ẫ̀̂ Ẫ̀̂ '.repeat(12))

    expect(set.lines.length).toBeGreaterThan(1)
    expect(set.pitch / set.size).toBeGreaterThan(1.36)
    expect(picture.isInk.slice(0, picture.width * corner * scale)).not.toContain(true)
  })
})
