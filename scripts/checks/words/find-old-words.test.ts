import { describe, expect, it } from 'vitest'
import { findOldWords } from './find-old-words.ts'

const wordsIn = (text: string, path = 'server/a.ts') => findOldWords(path, text).map(({ word }) => word)

describe('the word check', () => {
  it.each([
    ['// A letter with the link.', 'letter'],
    ['const lastLetter = sendLetters()', 'letter'],
    ["import { x } from './letter-words.ts'", 'letter'],
    ['the journal of the desk', 'journal'],
    ['export const listedAct = z.object({})', 'act'],
    ['calls of the wire', 'wire'],
    ['the address is proven', 'proven'],
    ['whether a certificate holds', 'certificate holds'],
    ['a way back for the e-mail', 'way back'],
    ['whoever asks', 'whoever'],
    ["it('signs nobody in', () => {})", 'nobody'],
    ['at the same moment', 'moment'],
    ['function disownAccount() {}', 'disown'],
    ['// After the moving-in of accounts', 'moving in'],
    ['const submissionPlace = 1', 'submission place'],
  ])('finds the old word in: %s', (text, word) => {
    expect(wordsIn(text)).toEqual([word])
  })

  it.each([
    'Use 28 letters and digits.',
    'in small letters',
    "database.exec('pragma journal_mode = wal')",
    'values({ proven_at: 0 })',
    'see docs/decisions/0031-letters-of-confirmation.md',
    'an exact fact of an activity',
    "text.replace('a', 'b') in the first place",
    'a glob such as **/*.ts',
    'for a moment',
    'it acts as a proxy',
    'the lock holds others back',
  ])('leaves a right use of a word: %s', (text) => {
    expect(wordsIn(text)).toEqual([])
  })

  it('finds old words in the name of a file', () => {
    expect(findOldWords('server/mail/send-letters.ts', '')).toEqual([
      { line: 0, word: 'letters', instead: 'e-mail' },
    ])
  })

  it('says on which line a word stands and what to write instead', () => {
    expect(findOldWords('docs/a.md', 'first\nNobody is asked.')).toEqual([
      { line: 2, word: 'nobody', instead: expect.stringContaining('learner') },
    ])
  })

  it('leaves the moments of a film to what plays it, and where that is named', () => {
    expect(wordsIn('drawMoment(svg, momentOf(film, ms))', 'web/features/films/moment.ts')).toEqual([])
    expect(wordsIn('const film = momentOf(0)', 'e2e/support/film.ts')).toEqual([])
    expect(wordsIn('`web/features/films/moment.ts` and `draw-moment.ts`', 'docs/a.md')).toEqual([])
  })

  it('leaves the letters of the alphabet to the files that draw them', () => {
    expect(wordsIn('the letter before it', 'server/features/certificates/pdf/shape-run.ts')).toEqual([])
  })
})
