import type { Fault } from '../fault.ts'
import type { DiagramElement, DiagramText } from '../lessons/diagram-text.ts'
import { parseYaml } from '../yaml-text.ts'

/** The people of the films: of each part, the colours it may have in a drawing, by their names. */
export interface CastText {
  readonly file: string
  readonly people: readonly Person[]
}

interface Person {
  readonly name: string
  readonly line: number
  readonly looks: Readonly<Record<Part, readonly string[]>>
}

const parts = ['skin', 'head', 'clothes'] as const
type Part = (typeof parts)[number]

export function parseCast(file: string, text: string): { cast: CastText; faults: Fault[] } {
  const { values, lineOf, faults } = parseYaml(file, text)
  const people = Object.entries({ ...(values as Record<string, unknown> | undefined) }).map(
    ([name, given]): Person => {
      const looks: Record<string, unknown> = { ...(given as object) }
      const line = lineOf([name])
      const missing = parts.filter((part) => looks[part] === undefined)
      for (const part of missing) faults.push({ file, line, reason: `${name} has no "${part}"; add it` })
      const [skin, head, clothes] = parts.map((part) => [looks[part] ?? []].flat().map(String))
      return { name, line, looks: { skin: skin ?? [], head: head ?? [], clothes: clothes ?? [] } }
    },
  )
  return { cast: { file, people }, faults }
}

/** One person looks the same in every drawing, and no two look alike. */
export function findCastFaults({ file, people }: CastText, drawings: readonly DiagramText[]): Fault[] {
  return people.flatMap((person, index) => {
    const { name, line } = person
    const drawn = drawings.flatMap((drawing) => faultsIn(drawing, person))
    const isDrawn = drawings.some((drawing) => groupOf(drawing, person))
    const twin = people.slice(0, index).find((other) => looksOf(other) === looksOf(person))
    return [
      ...drawn,
      ...(isDrawn
        ? []
        : [{ file, line, reason: `no drawing shows ${name}; draw this person, or leave it out` }]),
      ...(twin
        ? [{ file, line, reason: `${name} looks like ${twin.name}; give one of them another colour` }]
        : []),
    ]
  })
}

const looksOf = ({ looks }: Person) => JSON.stringify(looks)

const groupOf = ({ name, elements }: DiagramText, person: Person) =>
  elements.find(({ attributes }) => attributes.id === `${name}-${person.name}`)

function faultsIn(drawing: DiagramText, person: Person): Fault[] {
  const group = groupOf(drawing, person)
  if (!group) return []
  const used = new Set(
    [group, ...drawing.elements.filter(({ around }) => around.includes(group))].flatMap(coloursOf),
  )
  const { looks, name } = person
  const own = [...looks.skin, ...looks.head]
  const wrong = [
    ...parts
      .filter((part) => !looks[part].some((colour) => used.has(colour)))
      .map((part) => `has no ${part} in ${looks[part].join(' or ')}`),
    ...[...used]
      .filter((colour) => /^film-skin-/.test(colour) && !own.includes(colour))
      .map((colour) => `has ${colour}`),
  ]
  return wrong.map((reason) => ({
    file: drawing.file,
    line: group.line,
    reason: `${name} ${reason}; draw this person as cast.yaml says`,
  }))
}

/** By their names: `var(--gold, #ffc04d)` is gold. */
const coloursOf = ({ attributes: { fill, stroke } }: DiagramElement) =>
  [fill, stroke].flatMap((colour) => (colour ? (/^var\(--([\w-]+)/.exec(colour)?.[1] ?? colour) : []))
