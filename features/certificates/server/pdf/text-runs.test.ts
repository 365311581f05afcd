import { describe, expect, it } from 'vitest'
import { fontFilesFor } from './font-files.ts'
import { splitRuns, visibleText } from './text-runs.ts'

const runsOf = (text: string) =>
  splitRuns(text, fontFilesFor(text)).runs.map(({ start, end }) => text.slice(start, end))

describe('the runs of a line', () => {
  it.each([
    ['Ada Lovelace', ['Ada', ' ', 'Lovelace']],
    // From right to left the word that is typed last stands first.
    ['محمد علي', ['علي', ' ', 'محمد']],
    ['Amina أمينة علي Ali', ['Amina', ' ', 'علي', ' ', 'أمينة', ' ', 'Ali']],
    ['علي 12', ['12', ' ', 'علي']],
    ['𞤀𞤣𞤢𞤥𞤢 𞤔𞤢𞤤𞥆𞤮', ['𞤔𞤢𞤤𞥆𞤮', ' ', '𞤀𞤣𞤢𞤥𞤢']],
    ['ߝߊ߬ߙߊ߲ ߞߎߟߎ', ['ߞߎߟߎ', ' ', 'ߝߊ߬ߙߊ߲']],
  ])('%s stand on paper as %j', (text, runs) => {
    expect(runsOf(text).join('')).toBe(runs.join(''))
  })

  it('report characters that no font is for', () => {
    const { missing } = splitRuns('Ada 🚂 𐎠', fontFilesFor('Ada 🚂 𐎠'))
    expect(missing).toEqual(['🚂', '𐎠'])
  })

  it('take Chinese characters from the font of the language around them', () => {
    const fontOf = (text: string) => splitRuns(text, fontFilesFor(text)).runs[0]?.font?.path
    expect(fontOf('金敏秀')).toContain('noto-sans-sc')
    expect(fontOf('金 ひろ')).toContain('noto-sans-jp')
    expect(fontOf('金 민수')).toContain('noto-sans-kr')
  })
})

it('what has no shape is left out, but for what joins letters or keeps them apart', () => {
  expect(visibleText('A\u200bd\u00ada\u2060')).toBe('Ada')
  expect(visibleText('نامه\u200cای')).toBe('نامه\u200cای')
  expect(visibleText('e\u0301')).toBe('é')
})
