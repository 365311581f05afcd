import { diagramElements } from '#features/modules/server/diagram.ts'
import type { Fault } from '../fault.ts'
import { type DiagramElement, type DiagramText, inherited } from './diagram-text.ts'
import type { LessonText } from './lesson-text.ts'

const shapes = ['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'path']
const words = ['text', 'tspan']
const smallestText = 13

const seasons = {
  dawn: '#6d4fe0',
  winter: '#1a74b3',
  spring: '#1b7d4c',
  summer: '#9a5f00',
  fall: '#bf4126',
}
const names = {
  soft: '#5d5970',
  field: '#857d6e',
  'color-card': '#fffdf8',
  'color-paper': '#f7f3ea',
  white: '#fffdf8',
  gold: '#ffc04d',
  bronze: '#9a5f00',
  ...seasons,
  ...Object.fromEntries(Object.entries(seasons).map(([season, value]) => [`${season}-fill`, value])),
}

// Each name has a colour for programs that do not know it; that of the module's season is any of the five.
const coloursOf = (names: Readonly<Record<string, string>>) => [
  'none',
  'currentColor',
  ...Object.entries(names).map(([name, value]) => `var(--${name}, ${value})`),
  ...Object.values(seasons).flatMap((value) => [`var(--season, ${value})`, `var(--fill, ${value})`]),
]

/** What drawings of a kind may have. The height is that of a viewBox 320 wide. */
interface DrawingKind {
  readonly elements: readonly string[]
  readonly colours: readonly string[]
  readonly height: RegExp
}

const ofLessons: DrawingKind = {
  elements: diagramElements.filter((name) => name !== 'svg'),
  colours: coloursOf(names),
  height: /^[1-9]\d*$/,
}

const daylight = {
  'film-sky': '#dcecf8',
  'film-far': '#a9d5f5',
  'film-near': '#6fb7ea',
  'film-ground': '#f2f7fd',
  'film-shade': '#255c8d',
  'film-night': '#26264f',
  'film-skin-a': '#8d5a3b',
  'film-skin-b': '#c98d63',
  'film-skin-c': '#5b3a29',
}

/** Those of films have one size and no words, so that they are not translated. */
export const ofFilms: DrawingKind = {
  elements: ofLessons.elements.filter((name) => !words.includes(name)),
  colours: coloursOf({ ...names, ...daylight }),
  height: /^200$/,
}

export function findDiagramFaults(diagram: DiagramText, kind = ofLessons): Fault[] {
  const { file, elements } = diagram
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
  return elements.flatMap((element, index) => {
    const faults = [
      faultOfName(element, index, kind),
      ...Object.keys(element.attributes).map((key) => faultOfAttribute(element, key, kind)),
      ...faultsOfReferences(element, ids),
      faultOfFill(element),
      faultOfSize(element),
      faultOfId(element, diagram, ids),
    ]
    return faults.flatMap((reason) => (reason === undefined ? [] : [{ file, line: element.line, reason }]))
  })
}

export const findUnusedDiagrams = (diagrams: readonly DiagramText[], lessons: readonly LessonText[]) =>
  findUnshown(
    diagrams,
    lessons.flatMap(({ images }) => images.map(({ source }) => source)),
    'no lesson shows this diagram; show it in one, or delete it',
  )

/** `shown` are names of files. */
export const findUnshown = (drawings: readonly DiagramText[], shown: readonly string[], reason: string) =>
  drawings
    .filter(({ name }) => !shown.includes(`${name}.svg`))
    .map(({ file }): Fault => ({ file, line: 1, reason }))

type Reason = string | undefined

function faultOfName({ name, attributes }: DiagramElement, index: number, kind: DrawingKind): Reason {
  if (index > 0)
    return kind.elements.includes(name)
      ? undefined
      : `<${name}> must not be in ${kind === ofFilms ? 'a drawing of a film' : 'a diagram'}; draw with ${kind.elements.join(', ')}`
  if (name !== 'svg') return 'a diagram begins with <svg'
  if (attributes.xmlns !== 'http://www.w3.org/2000/svg')
    return '<svg> needs xmlns="http://www.w3.org/2000/svg"'
  const [, height = ''] = /^0 0 320 (\d+)$/.exec(attributes.viewBox ?? '') ?? []
  if (kind.height.test(height)) return undefined
  const wanted =
    kind === ofFilms
      ? 'a drawing of a film is 320 × 200: viewBox="0 0 320 200"'
      : 'a diagram is drawn 320 wide: viewBox="0 0 320 …"'
  return `${wanted}, not "${attributes.viewBox ?? ''}"`
}

function faultOfAttribute(
  { name, attributes }: DiagramElement,
  key: string,
  { colours }: DrawingKind,
): Reason {
  const value = attributes[key] ?? ''
  if (/^on/i.test(key)) return `<${name}> must not have "${key}": a diagram has no scripts`
  if (/^(style|class)$/i.test(key))
    return `<${name}> must not have "${key}"; write each thing by itself, such as fill="currentColor"`
  if (/(^|:)(href|src)$/i.test(key)) return `<${name}> must not have "${key}": a diagram has no links`
  if (/^xmlns:/.test(key)) return `<svg> must not have "${key}"; delete it`
  if (/^(fill|stroke|color|stop-color)$/.test(key) && !colours.includes(value))
    return `${key}="${value}" is none of the colours of diagrams; take one from the table in content/README.md, such as ${colourLike(value, colours)}`
  return undefined
}

// The one of the same name, if only its second value is wrong.
const colourLike = (value: string, colours: readonly string[]) =>
  colours.find((colour) => colour.startsWith(value.split(',')[0] || ' ')) ?? 'currentColor'

function faultsOfReferences({ attributes }: DiagramElement, ids: readonly string[]): Reason[] {
  return Object.values(attributes)
    .filter((value) => /url\s*\(/i.test(value))
    .map((value) => {
      const id = /^url\(#([^)]+)\)$/.exec(value)?.[1]
      return id !== undefined && ids.includes(id)
        ? undefined
        : `"${value}" must name a marker of this file: url(#its-id)`
    })
}

// Strokes of one piece each have no inside to fill.
const straightStrokes = /^\s*(M[^a-z]+([hv][^a-z]+|l\s*-?[\d.]+[\s,]*-?[\d.]+\s*))+$/i

// What has no fill is black, which cannot be seen in the dark look.
function faultOfFill(element: DiagramElement): Reason {
  const { name, attributes } = element
  const straight = name === 'path' && straightStrokes.test(attributes.d ?? '')
  if (name === 'line' || straight)
    return inherited(element, 'stroke')
      ? undefined
      : `<${name}> has no stroke and is invisible; give it or its group one`
  if (![...shapes, ...words].includes(name) || inherited(element, 'fill')) return undefined
  return `<${name}> has no fill and would be black, invisible in the dark theme; give it or its group one`
}

function faultOfSize(element: DiagramElement): Reason {
  if (!words.includes(element.name)) return undefined
  const size = inherited(element, 'font-size')
  if (size === undefined)
    return `<${element.name}> has no font-size; give it or its group one of ${smallestText} or more`
  if (/^\d+(\.\d+)?$/.test(size) && Number(size) >= smallestText) return undefined
  return `font-size="${size}" must be a plain number of ${smallestText} or more`
}

function faultOfId({ attributes }: DiagramElement, { name }: DiagramText, ids: readonly string[]): Reason {
  const { id } = attributes
  if (id === undefined) return undefined
  if (ids.filter((other) => other === id).length > 1)
    return `the id "${id}" is there twice; give each its own`
  return id === name || id.startsWith(`${name}-`)
    ? undefined
    : `the id "${id}" must begin with the name of the file: "${name}-${id}"`
}
