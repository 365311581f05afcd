import type { Season } from '#features/modules/contract.ts'
import { type Colour, colourOf, mix } from './colour.ts'

/** The time of day in a hall: what is seen through its windows, and how its vault takes the light. */
export interface SeasonLight {
  /** From the darkest, nearest to the person who looks at the board, to the lightest around it. */
  readonly vault: readonly [Colour, Colour, Colour, Colour, Colour]
  /** From the horizon upwards. */
  readonly sky: readonly [Colour, Colour, Colour, Colour]
  /** Of the land outside, from far to near. */
  readonly land: readonly [Colour, Colour, Colour]
  readonly floor: readonly [near: Colour, far: Colour]
  readonly bench: Colour
  readonly train: Colour
  readonly sun: Colour
  /** Of the light that falls through the windows. */
  readonly beam: Colour
}

interface Hexes {
  readonly vault: readonly [string, string, string, string, string]
  readonly sky: readonly [string, string, string, string]
  readonly land: readonly [string, string, string]
  readonly floor: readonly [string, string]
  readonly bench: string
  readonly train: string
  readonly sun: string
  readonly beam: string
}

const hexes: Record<Season, Hexes> = {
  dawn: {
    vault: ['#271e4d', '#33276a', '#423186', '#553fa3', '#6b52bd'],
    sky: ['#ffd9a0', '#f79aa0', '#a970c4', '#4f49a0'],
    land: ['#8f6cc9', '#6d4fb8', '#472f8c'],
    floor: ['#3a2c6e', '#8272c4'],
    bench: '#5a3f9e',
    train: '#6d4fe0',
    sun: '#ffe2a6',
    beam: '#ffc9a0',
  },
  winter: {
    vault: ['#262150', '#302c66', '#3b3a7c', '#464c93', '#5261a8'],
    sky: ['#ffb27a', '#e0829a', '#8458a0', '#35427f'],
    land: ['#6b86c4', '#4f6cae', '#35508f'],
    floor: ['#37325f', '#6d7db4'],
    bench: '#4b3a78',
    train: '#1a74b3',
    sun: '#fff3d6',
    beam: '#ffb98f',
  },
  spring: {
    vault: ['#16303a', '#1b4049', '#225457', '#2c6b63', '#3c8570'],
    sky: ['#ffeeb8', '#c5e6b8', '#7cc4c4', '#3c7fa6'],
    land: ['#7dc58f', '#4da873', '#2b7d55'],
    floor: ['#27474d', '#75a893'],
    bench: '#2f6a5c',
    train: '#1b7d4c',
    sun: '#fff6d0',
    beam: '#fff0b0',
  },
  summer: {
    vault: ['#3a2440', '#533046', '#74424a', '#9a5a48', '#bd7843'],
    sky: ['#fff0b8', '#ffd27a', '#8fd0d8', '#3f8fc4'],
    land: ['#5fb4c9', '#3f94b4', '#e6b65c'],
    floor: ['#573948', '#c99565'],
    bench: '#8a4f3f',
    train: '#c67b10',
    sun: '#ffc04d',
    beam: '#ffe08a',
  },
  fall: {
    vault: ['#33203f', '#47264a', '#612e4e', '#80394c', '#a34a48'],
    sky: ['#ffc36b', '#f28a5c', '#b4536c', '#553571'],
    land: ['#c65f4c', '#a3433f', '#722f3c'],
    floor: ['#472d4c', '#a8685e'],
    bench: '#74364a',
    train: '#bf4126',
    sun: '#ffd08a',
    beam: '#ffb070',
  },
}

export function lightOf(season: Season): SeasonLight {
  const { vault, sky, land, floor, bench, train, sun, beam } = hexes[season]
  return {
    vault: [
      colourOf(vault[0]),
      colourOf(vault[1]),
      colourOf(vault[2]),
      colourOf(vault[3]),
      colourOf(vault[4]),
    ],
    sky: [colourOf(sky[0]), colourOf(sky[1]), colourOf(sky[2]), colourOf(sky[3])],
    land: [colourOf(land[0]), colourOf(land[1]), colourOf(land[2])],
    floor: [colourOf(floor[0]), colourOf(floor[1])],
    bench: colourOf(bench),
    train: colourOf(train),
    sun: colourOf(sun),
    beam: colourOf(beam),
  }
}

const night = colourOf('#161c45')

/** The same season by night, which is when northern lights are seen. */
export function byNight(light: SeasonLight): SeasonLight {
  const { sky, land } = light
  const dark = (colour: Colour, share: number) => mix(colour, night, share)
  return {
    ...light,
    sky: [dark(sky[0], 0.55), dark(sky[1], 0.68), dark(sky[2], 0.72), dark(sky[3], 0.72)],
    land: [dark(land[0], 0.5), dark(land[1], 0.55), dark(land[2], 0.55)],
  }
}
