import { describe, expect, it } from 'vitest'
import { findNameFonts, findUnprintableParts, shapeLine } from './name-fonts.ts'

describe('a name', () => {
  it.each([
    'Ada Lovelace',
    'ทำนอง ลำดวน',
    'সোমা গৌতম',
    'சௌந்தர்யா மொழி',
    'فاطمه\u200cها',
    'ශ්‍රී',
    '김민수'.normalize('NFD'),
  ])('%s is printed whole', async (name) => {
    expect(await findUnprintableParts(name)).toEqual([])
  })

  it('is refused with the characters that no font has a shape for', async () => {
    expect(await findUnprintableParts('Ada 🚂 𐎠 Lovelace')).toEqual(['🚂', '𐎠'])
  })

  it('is refused with a mark that has no letter to stand on', async () => {
    expect(await findUnprintableParts('\u09c7সোমা')).toEqual(['\u09c7'])
    expect(await findUnprintableParts('\u25cc\u09c7')).toEqual([])
  })

  it('is refused where marks are piled up until they cover other lines', async () => {
    const pile = `Z${'\u0351\u036b'.repeat(6)}`
    expect(await findUnprintableParts(`Ada ${pile}`)).toEqual([pile])
    expect(await findUnprintableParts(`Ada Z${'\u0323\u0331'.repeat(6)}`)).toHaveLength(1)
  })

  it('is refused when its characters are from more fonts than any name is written with', async () => {
    const everywhere = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + 97 * index))
    expect((await findUnprintableParts(everywhere.join(''))).length).toBeGreaterThan(0)
    expect(await findUnprintableParts('阿卜杜勒拉赫曼伊本穆罕默德阿勒沙特哈立德')).toEqual([])
  })
})

it('brackets are turned round in a name from right to left', async () => {
  const outlines = async (name: string) =>
    shapeLine(name, await findNameFonts(name)).glyphs.map(({ outline }) => outline)

  const [opening, closing] = [(await outlines('(')).at(0), (await outlines(')')).at(0)]
  const name = await outlines('علي (بن)')

  expect(name.indexOf(opening ?? '')).toBe(0)
  expect(name.lastIndexOf(closing ?? '')).toBeGreaterThan(1)
})
