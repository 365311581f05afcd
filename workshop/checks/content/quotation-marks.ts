import { LineCounter, parseDocument, visit } from 'yaml'
import type { Fault } from './fault.ts'

/** What is not read in Markdown: code, where a link or a picture leads, the marks around the title of a picture. */
const unread = /^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\s]*( "(?=.*"\)$))?|"\)$/gm
const tags = /<[^>]*>/g

/** Straight quotation marks and apostrophes in what is read, for which each language has signs of its own. */
export function findStraightMarks(file: string, text: string): Fault[] {
  if (file.endsWith('.yaml')) return marksInYaml(file, text)
  const read = blank(text, file.endsWith('.md') ? unread : tags)
  return read.split('\n').flatMap((line, index) => faultOf(file, index + 1, line))
}

function marksInYaml(file: string, text: string): Fault[] {
  const counter = new LineCounter()
  const faults: Fault[] = []
  visit(parseDocument(text, { lineCounter: counter }), {
    Scalar(_key, { value, range }) {
      const { line } = counter.linePos(range?.[0] ?? 0)
      faults.push(...faultOf(file, line, String(value)))
    },
  })
  return faults
}

function faultOf(file: string, line: number, words: string): Fault[] {
  const [found] = /\S*["']\S*/.exec(words) ?? []
  if (found === undefined) return []
  return [{ file, line, reason: `${found} has a straight mark; write ’ “ ” in English, ’ « » in French` }]
}

/** As long as before, so that lines keep their numbers. */
const blank = (text: string, places: RegExp) =>
  text.replaceAll(places, (place) => place.replaceAll(/\S/g, ' '))
