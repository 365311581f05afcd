import { describe, expect, it } from 'vitest'
import { countFrenchSyllables, findReadingFaults, measureReading } from './reading-level.ts'
import { sampleLesson } from './samples.ts'

const easy = 'The wallet keeps the keys. It does not keep the coins.'
const hard =
  'Decentralised organisations necessarily accumulate considerable administrative responsibilities, irrespective of technological sophistication.'
const faults = (language: string, ...blocks: string[]) =>
  findReadingFaults(sampleLesson(`# Wallets\n\n## What it is\n\n${blocks.join('\n\n')}\n`), language)

describe('the reading level', () => {
  it('of an English lesson is the Flesch-Kincaid grade, at most 9', () => {
    // 11 words, 2 sentences, 12 syllables: 0.39 × 5.5 + 11.8 × 12 / 11 − 15.59
    expect(measureReading([easy], 'en').value).toBeCloseTo(-0.57, 2)
    expect(faults('en', easy)).toEqual([])
    expect(faults('en', easy, hard)).toEqual([
      {
        file: 'lessons/module-1.md',
        line: 7,
        reason: expect.stringMatching(/too hard .* grade is .* \(at most 9\)/),
      },
    ])
  })

  it("of a French lesson is Kandel and Moles' ease, at least 60", () => {
    // 9 words, 2 sentences, 11 syllables: 207 − 1.015 × 4.5 − 73.6 × 11 / 9
    const value = measureReading(['Ton portefeuille garde les clés. Il ne garde rien.'], 'fr').value
    expect(value).toBeCloseTo(112.48, 2)
    expect(faults('fr', 'Ton portefeuille garde les clés. Il ne garde rien.')).toEqual([])
    expect(
      faults(
        'fr',
        "L'administration décentralisée nécessite inévitablement une responsabilité organisationnelle considérable.",
      ),
    ).toEqual([expect.objectContaining({ reason: expect.stringContaining('Kandel-Moles ease') })])
  })

  it('of a language without a measure is the mean length of its sentences, at most 16 words', () => {
    const words = (count: number) => `${'neno '.repeat(count).trim()}.`
    expect(faults('sw', words(20), words(12))).toEqual([])
    expect(faults('sw', words(20), words(13))).toEqual([
      expect.objectContaining({ line: 5, reason: expect.stringContaining('16.5 (at most 16 words)') }),
    ])
  })

  it('takes a point of a list without a full stop for a sentence', () => {
    expect(measureReading(['Write it down', 'Hide it well'], 'sw').value).toBe(3)
  })

  it.each([
    ['clé', 1],
    ['porte', 1],
    ['portes', 1],
    ['portent', 1],
    ['monnaie', 2],
    ['idée', 2],
    ['adresse', 2],
    ['banque', 1],
    ['le', 1],
    ['réseau', 2],
    ['numérique', 3],
    ['portefeuille', 3],
    ['océan', 3],
    ['maïs', 2],
  ])('counts the French syllables of "%s" as they are spoken', (word, count) => {
    expect(countFrenchSyllables(word)).toBe(count)
  })
})
