import { describe, expect, it } from 'vitest'
import drawing from '#platform/web/drawings/scene.svg?raw'
import { stationPlaces, trackBetween, trackHeight, trackPath, trackSlope } from './track.ts'

const programme = (...numbers: number[]) => ({ modules: numbers.map((number) => ({ number })) })

describe('the track of the scene', () => {
  it('has the stations of five programmes where the landscape leaves room for them', () => {
    const places = stationPlaces([
      programme(1),
      programme(2, 3),
      programme(4, 5),
      programme(6, 7),
      programme(8, 9),
    ])
    expect(places.map(({ x }) => x)).toEqual([200, 500, 700, 900, 1100, 1300, 1500, 1700, 1900])
    expect(places.map(({ y }) => Math.round(y))).toEqual([596, 600, 584, 586, 598, 614, 612, 600, 590])
  })

  it('is where the drawing has its rail', () => {
    const numbersOf = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []
    const track = drawing.slice(drawing.indexOf('id="track"'))
    const rails = [...track.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => numbersOf(path))

    expect(rails).toHaveLength(4)
    for (const rail of rails)
      for (const [index, expected] of numbersOf(trackPath).entries())
        expect(rail[index]).toBeCloseTo(expected, 0)
  })

  it('has room for more programmes and more stations', () => {
    const places = stationPlaces([...Array(6).keys()].map((index) => programme(2 * index + 1, 2 * index + 2)))
    expect(places).toHaveLength(12)
    expect(places.every(({ x }, index) => x > (places[index - 1]?.x ?? 0) && x < 2000)).toBe(true)
  })

  it('is one smooth line, however it is cut', () => {
    for (let x = -60; x < 2060; x += 5) {
      const step = trackHeight(x + 1) - trackHeight(x)
      expect(Math.abs(step)).toBeLessThan(0.2)
      expect(Math.abs(step - trackSlope(x + 0.5))).toBeLessThan(0.01)
    }
    expect(trackBetween(200, 700)).toMatch(/^M200,596C.*C.*,700,584$/)
    expect(trackBetween(250, 300)).toMatch(new RegExp(`,300,${Math.round(trackHeight(300) * 10) / 10}$`))
  })
})
