import { describe, expect, it } from 'vitest'
import { contrast, nearestInLight, papers, siteColourOf } from './site-colour.ts'

describe('the colour of a site', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b6e4f', '#ffffff', 6.21],
    ['#ff0000', '#ffffff', 4.0],
    ['#ffffff', '#ffffff', 1],
  ])('has against another the contrast of WCAG: %s and %s', (one, other, known) => {
    expect(contrast(one, other)).toBeCloseTo(known, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it('stands as it was chosen in the light theme where it can be read there', () => {
    expect(nearestInLight('#0b6e4f')).toBe('#0b6e4f')
    expect(siteColourOf('#0b6e4f').light).toBe('#0b6e4f')
  })

  it.each(['#ffdd00', '#ff0000', '#00ff00', '#ffffff', '#8fd3ff'])(
    'is made just dark enough for the light theme, with its hue: %s',
    (colour) => {
      const nearest = nearestInLight(colour)

      const least = Math.min(...papers.light.map((paper) => contrast(nearest, paper)))
      expect(least).toBeGreaterThanOrEqual(4.5)
      expect(least).toBeLessThan(4.6)
      expect(nearestInLight(nearest)).toBe(nearest)
    },
  )

  it('keeps its hue when it is made darker', () => {
    // Red stays the strongest and blue the weakest channel of an orange.
    const channels = [1, 3, 5].map((at) => Number.parseInt(nearestInLight('#ff9900').slice(at, at + 2), 16))
    expect(channels).toEqual([...channels].sort((a, b) => b - a))
    expect(channels[0]).toBeGreaterThan((channels[2] ?? 0) + 60)
  })

  it.each(['#0b6e4f', '#000000', '#1a1aff', '#7d0037'])(
    'is made light enough for the dark theme: %s',
    (colour) => {
      const { dark } = siteColourOf(colour)

      for (const paper of papers.dark) expect(contrast(dark, paper)).toBeGreaterThanOrEqual(4.5)
    },
  )
})
