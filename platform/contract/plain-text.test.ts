import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLineFault, findNameFault } from './plain-text.ts'
import { line, personName } from './values.ts'

const stored = (name: string) => personName.parse(name)

describe('a name', () => {
  it.each([
    'Amina Yusuf',
    "Siobhán O'Connor-Núñez, Jr.",
    'Дарина 花子 مريم',
    'Ravi s/o Kumar',
    'William Wwweston',
    '4',
    '葛\u{e0100}城',
    'می\u200cنا',
    'क्\u200dष',
    'Ada\u200fמרים',
  ])('%j is stored as it was typed', (name) => {
    expect(findNameFault(name)).toBeUndefined()
    expect(stored(name)).toBe(name)
  })

  it.each([
    ['that was pasted with marks of direction around it', '\u202bمريم يوسف\u202c', 'مريم يوسف'],
    ['that was pasted as an isolate', '\u2068מרים\u2069', 'מרים'],
    ['that was pasted with marks at its ends', '\u200fמרים \u200e', 'מרים'],
    ['that an override would turn around', 'gro\u202e.elpmaxe', 'gro.elpmaxe'],
    ['with a byte order mark', '\ufeffAda', 'Ada'],
    ['with places to break it', 'Love\u00adlace\u200bKing', 'LovelaceKing'],
    ['with hidden words in tag characters', 'Ada\u{e0041}\u{e0042}', 'Ada'],
    ['with spaces around it', '\u3000 Ada ', 'Ada'],
    ['copied from two cells of a table', 'Ada\tLovelace', 'Ada Lovelace'],
    ['with a heap of joiners', `A${'\u200d\u200c'.repeat(95)}`, 'A\u200d'],
    ['with joiners between spaces', `A${' \u200d'.repeat(95)}`, 'A'],
    ['with fillers of Hangul', `김${'\u3164'.repeat(190)}민\uffa0수`, '김민수'],
    ['with blanks of Braille', 'Ada\u2800\u2800Lovelace', 'Ada Lovelace'],
  ])('%s is stored without them', (_what, name, clean) => {
    expect(findNameFault(name)).toBeUndefined()
    expect(stored(name)).toBe(clean)
  })

  it.each([
    ['nothing', ''],
    ['only spaces', ' \u00a0\u3000'],
    ['only what is invisible', '\u200b\u200d\u2060\ufe0f'],
    ['only fillers of Hangul', '\u3164\u115f\u1160\uffa0'],
    ['only blanks of Braille', '\u2800 \u2800'],
    ['only blanks of hieroglyphs', '\u{13441}\u{13442}'],
    ['only tag characters', '\u{e0041}'],
    ['only marks of direction', '\u202b\u200f\u202c'],
    ['only an accent', '\u0301'],
  ])('that shows nothing is refused: %s', (_what, name) => {
    expect(findNameFault(name)).toBe('nothing-to-see')
    expect(personName.safeParse(name).success).toBe(false)
  })

  it.each([
    ['Congratulations http://example.org', 'link'],
    ['ftp://a', 'link'],
    ['WWW.example.org', 'link'],
    ['w\u200bww.example.org', 'link'],
    ['a\0b', 'not-one-line'],
    ['a\nb', 'not-one-line'],
    ['Ada\r', 'not-one-line'],
    ['a\u2028b', 'not-one-line'],
    ['a\ud800b', 'not-one-line'],
    ['x'.repeat(201), 'too-long'],
  ])('%j is refused', (name, fault) => {
    expect(findNameFault(name)).toBe(fault)
    expect(personName.safeParse(name).success).toBe(false)
  })

  it('of 200 characters is accepted, whatever invisible ones came along', () => {
    for (const one of ['x', '\u{20bb7}']) expect([...stored(` ${one.repeat(200)}\u202c `)]).toHaveLength(200)
  })
})

const oddText = fc.string({ unit: 'binary', maxLength: 12 })
const invisible = fc.constantFrom(
  '\u202a',
  '\u2069',
  '\u200b',
  '\u200f',
  '\u2800',
  '\u3164',
  '\u200d',
  '\u115f',
  '\n',
  ' ',
  '://',
  'www.',
)
const anyLine = fc
  .array(fc.oneof(oddText, invisible, fc.constantFrom('Ada', 'مريم')), { maxLength: 8 })
  .map((parts) => parts.join(''))

describe('the form and the server', () => {
  it('judge every name alike, and what is stored is judged so again', () => {
    fc.assert(
      fc.property(anyLine, (name) => {
        const parsed = personName.safeParse(name)
        expect(findNameFault(name) === undefined).toBe(parsed.success)
        if (parsed.success) expect(stored(parsed.data)).toBe(parsed.data)
      }),
    )
  })

  it('judge every other line alike', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(20), (text, max) => {
        expect(findLineFault(text, max) === undefined).toBe(line(max).safeParse(text).success)
      }),
    )
  })
})
