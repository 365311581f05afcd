import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { drawCertificate } from './draw-certificate.ts'
import type { CertificatePrint } from './stored-print.ts'

const url = 'https://edutrain.example/certificates/AbCdEfGhIjKlMnOpQrStUv'

const print: CertificatePrint = {
  id: 'AbCdEfGhIjKlMnOpQrStUv',
  name: 'Ada Lovelace',
  issuedAt: Date.UTC(2026, 4, 1, 12, 0, 0, 369),
  url,
  language: 'en',
  issuer: {
    name: 'Web3 for All',
    url: 'https://initiative.example/',
    address: undefined,
    email: undefined,
    logo: undefined,
    signatory: undefined,
  },
  moduleCount: 9,
  lines: [
    { season: 'dawn', stations: ['Web2 & Web3'] },
    { season: 'fall', stations: ['Metaverse', 'Gaming'] },
  ],
}

const badge: CertificatePrint = {
  ...print,
  url: 'https://edutrain.example/badges/AbCdEfGhIjKlMnOpQrStUv',
  moduleCount: 2,
  programme: 'Winter EduTrain',
  lines: [{ season: 'winter', stations: ['Blockchain', 'Wallets'] }],
}

const draw = async (change: Partial<CertificatePrint> = {}) =>
  readPdf(await drawCertificate({ ...print, ...change }))

/** As a reader's search does: whatever the spaces between pieces of a line. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** Text as PDF writes it: UTF-16, a backslash before what would end it. */
const pdfString = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll('\b', '\\b')
    .replaceAll('\f', '\\f')

describe('the printed certificate', () => {
  it.each([
    ['en', 'Final check: 16 of 18 right, first try, April 30, 2026.'],
    ['fr', 'Test final : 16 réponses justes sur 18, premier essai, 30 avril 2026.'],
  ])('has a line with the result of the final check where there is one: %s', async (language, line) => {
    const result = { right: 16, of: 18, tryNumber: 1, takenAt: Date.UTC(2026, 3, 30) }

    expect(withoutSpaces((await draw({ language, result })).text)).toContain(withoutSpaces(line))
    expect((await draw({ language })).text).not.toMatch(/Final check|Test final/)
  })

  it('says whose it is, for what, since when, and where to check it, by eye and by QR code', async () => {
    const { text, title, language, qrCode } = await draw()

    for (const part of [
      'Certificate of completion',
      'Ada Lovelace',
      'May 1, 2026',
      'about 3 hours',
      'Gaming',
    ])
      expect(text).toContain(part)
    expect(title).toBe('Certificate of completion: Ada Lovelace')
    expect(language).toBe('en')
    expect(qrCode).toBe(url)
  })

  it('says who issues it, who signs, whom to ask, that identity was not checked, and its number in groups', async () => {
    const picture = { bytes: createCanvas(4, 2).toBuffer('image/png'), width: 4, height: 2 }
    const signatory = { name: 'সোমা গৌতম', title: 'Director', signature: picture }
    const email = 'help@initiative.example'
    const issuer = { ...print.issuer, address: '12 Market Street', email, logo: picture, signatory }
    const bytes = await drawCertificate({ ...print, issuer })

    const { text, qrCode } = await readPdf(bytes)
    for (const part of ['Web3 for All', 'initiative.example · 12 Market Street', 'সোমা গৌতম', 'Director'])
      expect(text).toContain(part)
    expect(text).toContain('not checked it against')
    expect(text).toContain('Questions: help@initiative.example')
    // At the end of the address, where it is typed as it stands; by itself in groups.
    expect(text.split(' ').filter((word) => word === print.id)).toHaveLength(1)
    expect(text).toContain('AbCd EfGh IjKl MnOp QrSt Uv')
    expect(qrCode).toBe(url)
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length,
    ).toBeGreaterThanOrEqual(2)
  })

  it('speaks French to those who asked in French', async () => {
    const { text, language } = await draw({ language: 'fr' })

    for (const part of ['Certificat de fin de parcours', '1 mai 2026', 'Les neuf modules'])
      expect(text).toContain(part)
    expect(language).toBe('fr')
  })

  it.each([
    ['Latin with any mark', 'Adébáyọ̀ Ɛ̃kɔ̀ Nguyễn'],
    ['Cyrillic', 'Юрий Ёлкин'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Ethiopic', 'አበበ ቢቂላ'],
    ['Chinese', '王小明𠮷堃'],
    ['Japanese', '山田ひろこ髙﨑'],
    ['Korean', '김민수'],
    ['Georgian', 'ნინო'],
    ['Armenian', 'Արամ'],
  ])('has a name in %s in it that can be searched for', async (_script, name) => {
    const { text, title } = await draw({ name })

    expect(withoutSpaces(text).normalize('NFC')).toContain(withoutSpaces(name).normalize('NFC'))
    expect(title).toContain(name)
    expect(text).not.toContain('?')
  })

  it.each([
    ['Arabic', 'محمد عبد الله الخالدي'],
    ['Devanagari', 'श्रीकृष्ण प्रियंका'],
    ['Hebrew', 'דָּוִד בן גוריון'],
    ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
    ['Tamil', 'தமிழ்ச்செல்வி'],
    ['Thai', 'สมชาย ใจดี'],
  ])('names itself by a name in %s, whose letters join', async (_script, name) => {
    const bytes = Buffer.from(await drawCertificate({ ...print, name }))
    const { title, qrCode } = await readPdf(bytes)

    expect(title).toBe(`Certificate of completion: ${name}`)
    expect(qrCode).toBe(url)
    // What readers take for the text of the name, whatever its letters became: UTF-16 as PDF writes it.
    expect(bytes.toString('latin1')).toContain(`/ActualText (${pdfString(name)})`)
  })

  it('has room for the longest name there may be, whatever it is made of', async () => {
    for (const name of ['W'.repeat(200), 'Abcdefghi '.repeat(20).trim(), '王'.repeat(200)]) {
      const { text, qrCode } = await draw({ name })
      expect(withoutSpaces(text)).toContain(withoutSpaces(name))
      expect(qrCode).toBe(url)
    }
  })
})

describe('the printed badge of a programme', () => {
  it('has the title of the programme at its head, its modules alone, their hours, and where to check it', async () => {
    const { text, title, qrCode } = await draw(badge)

    for (const part of [
      'Winter EduTrain',
      'This badge is awarded to',
      'Ada Lovelace',
      'two modules (about 40 minutes)',
      'The two modules',
      'Wallets',
      'May 1, 2026',
      'Verify this badge',
      'Badge number',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/certificate|Gaming|Metaverse/i)
    expect(title).toBe('Winter EduTrain: Ada Lovelace')
    expect(qrCode).toBe(badge.url)
  })

  it('speaks French to those who asked in French, of one module as of several', async () => {
    const { text } = await draw({ ...badge, language: 'fr', moduleCount: 1 })

    for (const part of [
      'Ce badge est décerné à',
      'un module (environ 20 minutes)',
      'au quiz final',
      'Le module',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/certificat/i)
  })

  it('has room for a title of any length in any script that stations may have, above the name', async () => {
    for (const programme of [
      'W'.repeat(120),
      'Programme with a long title '.repeat(8).trim(),
      'Зимняя школа',
    ]) {
      const { text, qrCode, lines } = await draw({ ...badge, programme })

      expect(withoutSpaces(text)).toContain(withoutSpaces(programme))
      expect(qrCode).toBe(badge.url)
      const below = lines.findIndex((line) => line.text === 'This badge is awarded to')
      for (const { baseline } of lines.slice(0, below))
        expect(baseline).toBeGreaterThan((lines[below]?.baseline ?? 0) + 14)
    }
  })
})
