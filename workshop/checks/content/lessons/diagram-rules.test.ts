import { describe, expect, it } from 'vitest'
import { sampleDrawing } from '#workshop/testing/content/sample-film.ts'
import { sampleLesson } from '../samples.ts'
import { findDiagramFaults, findUnusedDiagrams, ofFilms } from './diagram-rules.ts'
import { parseDiagram } from './diagram-text.ts'

const file = 'lessons/module-1-box.svg'
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
function faults(text: string) {
  const { diagram, faults: unread } = parseDiagram(file, text)
  return [...unread, ...findDiagramFaults(diagram)]
}

const good = `${open}
  <defs>
    <marker id="module-1-box-arrow" viewBox="0 0 8 8"><path d="M0 0l8 4-8 4z" fill="var(--season, #bf4126)"/></marker>
  </defs>
  <rect width="60" height="40" fill="var(--fill, #9a5f00)" stroke="var(--bronze, #9a5f00)"/>
  <circle r="9" fill="var(--gold, #ffc04d)"/>
  <g fill="none" stroke="var(--field, #857d6e)">
    <rect x="1" y="1" width="100" height="60"/>
    <path d="M0 0h20" marker-end="url(#module-1-box-arrow)"/>
  </g>
  <path d="M20 20h9M30 30v9" stroke="currentColor"/>
  <g font-size="13.5" fill="currentColor"><text x="9" y="20">slot <tspan font-size="16">and</tspan></text></g>
</svg>`

describe('a diagram', () => {
  it('that keeps the rules has no faults', () => {
    expect(faults(good)).toEqual([])
  })

  const wrong: [rule: string, line: string, reason: string][] = [
    ['has only the elements of diagrams', '<image width="9"/>', '<image> must not be in a diagram'],
    ['has no scripts', '<script>alert(1)</script>', '<script> must not be in a diagram'],
    ['has no pages in it', '<foreignObject/>', '<foreignObject> must not be'],
    ['has no diagrams in it', '<svg/>', '<svg> must not be in a diagram'],
    ['runs nothing', '<g onclick="go()"/>', 'must not have "onclick"'],
    ['has no styles', '<g style="fill: red"/>', 'must not have "style"'],
    ['has no classes', '<g class="a"/>', 'must not have "class"'],
    ['has no links', '<g xlink:href="#a"/>', 'must not have "xlink:href"'],
    ['fetches nothing', '<g mask="url(https://example.org/a.svg#b)"/>', 'must name a marker of this file'],
    [
      'refers to what is there',
      '<g marker-end="url(#module-1-box-tip)"/>',
      'must name a marker of this file',
    ],
    ['has no colours but the named ones', '<rect fill="red"/>', 'fill="red" is none of the colours'],
    [
      'has a second colour with each name',
      '<rect fill="var(--soft)"/>',
      'is none of the colours of diagrams',
    ],
    ['has the right second colour', '<rect fill="var(--dawn, #000)"/>', 'such as var(--dawn, #6d4fe0)'],
    [
      'has the second colour of its season with a full one',
      '<rect fill="var(--winter-fill, #1b7d4c)"/>',
      'such as var(--winter-fill, #1a74b3)',
    ],
    ['fills what has an inside', '<rect stroke="currentColor"/>', '<rect> has no fill and would be black'],
    ['fills bent strokes', '<path d="M0 0l8 4 8-4" stroke="currentColor"/>', '<path> has no fill'],
    ['draws its straight strokes', '<path d="M0 0l8 4M9 9h4"/>', '<path> has no stroke'],
    ['fills its text', '<text font-size="14">a</text>', '<text> has no fill'],
    ['draws its lines', '<line x2="9"/>', '<line> has no stroke'],
    ['has text of 13 or more', '<text fill="currentColor" font-size="12.9">a</text>', 'font-size="12.9"'],
    ['has sizes without units', '<text fill="currentColor" font-size="14pt">a</text>', 'font-size="14pt"'],
    ['says how large its text is', '<text fill="currentColor">a</text>', 'no font-size'],
    [
      'has ids that begin with its name',
      '<g id="arrow"/>',
      'must begin with the name of the file: "module-1-box-arrow"',
    ],
    ['has no id twice', '<g id="module-1-box-a"/><g id="module-1-box-a"/>', 'is there twice'],
    ['is well-formed', '<g>', 'is not well-formed'],
    ['knows no entities but those of XML', '<g>&nbsp;</g>', 'is not well-formed'],
    ['has no instructions', '<?xml-stylesheet href="a.css"?>', 'has an instruction'],
  ]
  it.each(wrong)('%s', (_rule, line, reason) => {
    const found = faults(`${open}\n\n${line}\n</svg>`)
    expect(found).toContainEqual(expect.objectContaining({ file, reason: expect.stringContaining(reason) }))
    if (!reason.includes('well-formed')) expect(found[0]?.line).toBe(3)
  })

  it.each([
    ['is drawn 320 wide', open.replace('320', '300'), 'a diagram is drawn 320 wide'],
    ['says how it is drawn', open.replace(/ viewBox="[^"]*"/, ''), 'a diagram is drawn 320 wide'],
    ['is SVG', open.replace(/ xmlns="[^"]*"/, ''), 'needs xmlns'],
    ['has no document type', `<!DOCTYPE svg>${open}`, 'has a document type'],
  ])('%s', (_rule, start, reason) => {
    expect(faults(`${start}</svg>`)).toEqual([{ file, line: 1, reason: expect.stringContaining(reason) }])
  })

  it('says once that it is not well-formed, where it stops being so', () => {
    expect(faults(`${open}\n<g>\n<g a=>\n</g>\n</x>\n`)).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringContaining('is not well-formed') }),
    ])
  })

  it('is shown by a lesson', () => {
    const { diagram } = parseDiagram(file, good)
    const shows = (name: string) => [sampleLesson(`# One\n\n## Two\n\n![A post box](${name})\n`)]
    expect(findUnusedDiagrams([diagram], shows('module-1-box.svg'))).toEqual([])
    expect(findUnusedDiagrams([diagram], shows('module-1-key.svg'))).toEqual([
      { file, line: 1, reason: expect.stringContaining('no lesson shows this diagram') },
    ])
  })
})

describe('a drawing of a film', () => {
  const inFilm = (text: string) =>
    findDiagramFaults(parseDiagram('films/module-1-box.svg', text).diagram, ofFilms)

  it('that keeps the rules has no faults', () => {
    expect(inFilm(sampleDrawing)).toEqual([])
  })

  it.each([
    [
      'has no words',
      '<text fill="currentColor" font-size="14">a</text>',
      '<text> must not be in a drawing of a film',
    ],
    [
      'knows the colours of daylight',
      '<rect fill="var(--film-sky, #fff)"/>',
      'such as var(--film-sky, #dcecf8)',
    ],
    ['has ids that begin with its name', '<g id="coin"/>', 'must begin with the name of the file'],
    ['fills what has an inside', '<rect/>', '<rect> has no fill'],
  ])('%s', (_rule, line, reason) => {
    expect(inFilm(`${open}\n${line}\n</svg>`)).toContainEqual(
      expect.objectContaining({ line: 2, reason: expect.stringContaining(reason) }),
    )
  })

  it('is 320 × 200', () => {
    expect(inFilm(`${open.replace(' 200"', ' 180"')}</svg>`)).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('a drawing of a film is 320 × 200') }),
    ])
  })

  it('has colours that diagrams of lessons do not have', () => {
    expect(faults(sampleDrawing)[0]?.reason).toContain('"var(--film-sky, #dcecf8)" is none of the colours')
  })
})
