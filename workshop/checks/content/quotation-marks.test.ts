import { describe, expect, it } from 'vitest'
import { findStraightMarks } from './quotation-marks.ts'

const marks = (file: string, text: string) =>
  findStraightMarks(file, text).map(({ line, reason }) => `${line}: ${reason.split(' ')[0]}`)

describe('straight quotation marks and apostrophes', () => {
  it('are faults in the words of films, questions and the glossary, not where YAML needs them', () => {
    const text = `title: "Fatou’s “shop”"
lines:
  # It isn't read.
  - say: "\\"Free,\\" she says."
  - say: It's locked.
  - 'One of "them".'
`
    expect(marks('films/module-1.yaml', text)).toEqual(['4: "Free,"', "5: It's", '6: "them".'])
  })

  it('are faults in a lesson, not in its code, its links and around the title of a picture', () => {
    const text = `# Fatou's shop

Tap "Buy" in [Fatou’s shop](/lesson/1#fatou's-shop), or type \`it's\`.

![Two "shops". One is Fatou’s.](module-1-shops.svg "Fatou's two shops")

\`\`\`
URI: "https://shop.example"
\`\`\`

![Two shops.](module-1-shops.svg "Two shops")
`
    expect(marks('lessons/module-1.md', text)).toEqual(["1: Fatou's", '3: "Buy"', '5: "shops".'])
  })

  it('are faults in the words of a drawing, not in its tags', () => {
    const text = '<svg viewBox="0 0 320 200">\n<text font-size="13">Fatou\'s</text>\n</svg>'
    expect(marks('lessons/module-1-shops.svg', text)).toEqual(["2: Fatou's"])
  })
})
