import { expect, test } from 'vitest'
import { connectionOf, mayMeasure } from './measure-field.ts'

const visitor = (facts: object) => facts as Navigator

test.each([
  ['4g', '4g'],
  ['3g', '3g'],
  ['2g', '2g'],
  ['slow-2g', '2g'],
  ['5g', 'unknown'],
])('a connection that looks like %s counts as %s', (effectiveType, connection) => {
  expect(connectionOf(visitor({ connection: { effectiveType } }))).toBe(connection)
})

test('a browser that does not say how fast its connection is counts as unknown', () => {
  expect(connectionOf(visitor({}))).toBe('unknown')
})

test.each([
  [{}, true],
  [{ connection: { saveData: false }, globalPrivacyControl: false, doNotTrack: null }, true],
  [{ connection: { saveData: true } }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '1' }, false],
])('of a visitor whose browser says %j it measures: %s', (facts, may) => {
  expect(mayMeasure(visitor(facts))).toBe(may)
})
