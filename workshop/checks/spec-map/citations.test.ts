import { describe, expect, it } from 'vitest'
import { findCitationFaults } from './faults.ts'

const ids = new Set(['S2.1', 'S4.12', 'SX.3'])
const faults = (text: string) => findCitationFaults('platform/web/paths.ts', text, ids)

describe('a citation of the spec', () => {
  it.each([
    '/** Where pages live (S2.1, S4.12). */',
    'test("logs in (S2.1 to SX.3)")',
    'M 1 2 S12 4.5',
    'TS5.9',
  ])('may be "%s"', (text) => {
    expect(faults(text)).toEqual([])
  })

  it('must name rows that are there, each of them', () => {
    expect(faults('first\nsecond (S2.1, S2.2 to SX.4)')).toEqual([
      'platform/web/paths.ts:2: docs/spec-map.md has no row S2.2',
      'platform/web/paths.ts:2: docs/spec-map.md has no row SX.4',
    ])
  })

  it('must not name a whole section of it', () => {
    expect(faults('// spec §4')).toEqual([expect.stringContaining('platform/web/paths.ts:1: cite a row')])
  })
})
