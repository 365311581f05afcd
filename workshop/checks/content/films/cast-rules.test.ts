import { describe, expect, it } from 'vitest'
import { parseDiagram } from '../lessons/diagram-text.ts'
import { findCastFaults, parseCast } from './cast-rules.ts'

const people = `# The people.
lena: { skin: film-skin-a, head: film-skin-c, clothes: spring-fill }
yusuf: { skin: film-skin-b, head: [film-skin-c, gold], clothes: fall-fill }
`
const colour = (name: string) => `var(--${name}, #000000)`
const person = (name: string, [skin = '', head = '', clothes = '']: readonly string[]) =>
  `<g id="module-1-shop-${name}" fill="${colour(skin)}"><path d="M0 0h9v9z" fill="${colour(clothes)}"/>
  <g><path d="M0 0h9v9z" stroke="${colour(head)}"/></g></g>`
const lena = ['film-skin-a', 'film-skin-c', 'spring-fill']
const yusuf = ['film-skin-b', 'gold', 'fall-fill']

function faults(cast: string, ...drawn: readonly string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">\n${drawn.join('\n')}\n</svg>`
  const { diagram } = parseDiagram('films/module-1-shop.svg', svg)
  const read = parseCast('films/cast.yaml', cast)
  return [...read.faults, ...findCastFaults(read.cast, [diagram])].map(
    ({ file, line, reason }) => `${file}:${line} ${reason.split(';')[0]}`,
  )
}

describe('the cast of the films', () => {
  it('may wear a cap or show the hair', () => {
    const bare = person('yusuf', ['film-skin-b', 'film-skin-c', 'fall-fill'])
    expect(faults(people, person('lena', lena), person('yusuf', yusuf))).toEqual([])
    expect(faults(people, person('lena', lena), bare)).toEqual([])
  })

  it.each([
    ['clothes', ['film-skin-a', 'film-skin-c', 'dawn-fill'], 'lena has no clothes in spring-fill'],
    ['hair', ['film-skin-a', 'gold', 'spring-fill'], 'lena has no head in film-skin-c'],
  ])('has the same %s in every drawing', (_part, looks, reason) => {
    expect(faults(people, person('lena', looks), person('yusuf', yusuf))).toEqual([
      `films/module-1-shop.svg:2 ${reason}`,
    ])
  })

  it('has one skin each', () => {
    const hand = `<circle r="5" fill="${colour('film-skin-b')}"/>`
    const drawn = person('lena', lena).replace('</g></g>', `</g>${hand}</g>`)
    expect(faults(people, drawn, person('yusuf', yusuf))).toEqual([
      'films/module-1-shop.svg:2 lena has film-skin-b',
    ])
  })

  it('is drawn, and no two look alike', () => {
    const twins = people.replace('[film-skin-c, gold], clothes: fall', 'film-skin-c, clothes: spring')
    expect(
      faults(twins.replace('yusuf: { skin: film-skin-b', 'yusuf: { skin: film-skin-a'), person('lena', lena)),
    ).toEqual(['films/cast.yaml:3 no drawing shows yusuf', 'films/cast.yaml:3 yusuf looks like lena'])
  })

  it('has a colour of each part', () => {
    expect(
      faults(people.replace(', head: film-skin-c', ''), person('lena', lena), person('yusuf', yusuf)),
    ).toContain('films/cast.yaml:2 lena has no "head"')
  })
})
