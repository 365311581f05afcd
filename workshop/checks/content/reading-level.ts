import { syllable } from 'syllable'
import type { Fault } from './fault.ts'
import type { LessonText } from './lessons/lesson-text.ts'
import { countWords } from './words.ts'

const hardestGrade = 9
const leastEase = 60
const longestSentences = 16

/** `what` is in the file: a lesson, or the film. */
export function findReadingFaults(
  { file, blocks }: Pick<LessonText, 'file' | 'blocks'>,
  language: string,
  what = 'lesson',
): Fault[] {
  if (!blocks.length) return []
  const { measure, value, easyEnough, limit } = measureReading(
    blocks.map(({ text }) => text),
    language,
  )
  if (easyEnough) return []
  const hardest = blocks.reduce((left, right) =>
    longestSentence(right.text) > longestSentence(left.text) ? right : left,
  )
  const reason = `the ${what} is too hard to read: ${measure} is ${value.toFixed(1)} (${limit}). Make sentences and words shorter; the longest sentence is here`
  return [{ file, line: hardest.line, reason }]
}

/** Flesch-Kincaid (1975) for English, Kandel and Moles (1958) for French, else words a sentence (or a block). */
export function measureReading(blocks: readonly string[], language: string) {
  const sentences = blocks.flatMap(sentencesOf)
  const words = sentences.flatMap(spokenWords)
  const perSentence = words.length / Math.max(1, sentences.length)
  const syllables = (count: (word: string) => number) =>
    words.reduce((sum, word) => sum + Math.max(1, count(word)), 0) / Math.max(1, words.length)

  if (language === 'en') {
    const value = 0.39 * perSentence + 11.8 * syllables(syllable) - 15.59
    const limit = `at most ${hardestGrade}`
    return { measure: 'its Flesch-Kincaid grade', value, easyEnough: value <= hardestGrade, limit }
  }
  if (language === 'fr') {
    const value = 207 - 1.015 * perSentence - 73.6 * syllables(countFrenchSyllables)
    const limit = `at least ${leastEase}`
    return { measure: 'its Kandel-Moles ease', value, easyEnough: value >= leastEase, limit }
  }
  return {
    measure: 'the mean length of its sentences',
    value: perSentence,
    easyEnough: perSentence <= longestSentences,
    limit: `at most ${longestSentences} words`,
  }
}

/** Syllables as they are spoken: groups of vowels, a silent ending aside (`elles portent` has 1 + 1). */
export function countFrenchSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?<=.[^aeiouyàâéèêëîïôöùûü])(?:e|es|ent)$/, '')
    .replace(/(?<=[éiuy])es?$/, '')
    .replace(/qu|gu(?=[eiéèê])/g, 'k')
  // Two vowels of which one has a trema or an accent are spoken apart (`réel`, `maïs`, `océan`).
  return Math.max(
    1,
    spoken.match(/[éïëü](?=[aeiouy])|[aeiouyàâéèêëîïôöùûüœæ]+?(?=[éïë])|[aeiouyàâéèêëîïôöùûüœæ]+/g)?.length ??
      0,
  )
}

const sentencesOf = (block: string) =>
  block.split(/(?<=[.!?…]["'”’»)]*)\s+/).filter((sentence) => countWords(sentence) > 0)
const longestSentence = (block: string) => Math.max(0, ...sentencesOf(block).map(countWords))

// An elided article is no word of its own (`l'argent`), a hyphen parts none.
const spokenWords = (sentence: string) => sentence.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
