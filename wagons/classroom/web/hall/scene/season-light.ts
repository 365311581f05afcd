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

const tones = <const Hexes extends readonly string[]>(...hexes: Hexes) =>
  hexes.map(colourOf) as { readonly [Index in keyof Hexes]: Colour }

const lights: Record<Season, SeasonLight> = {
  dawn: {
    vault: tones('#271e4d', '#33276a', '#423186', '#553fa3', '#6b52bd'),
    sky: tones('#ffd9a0', '#f79aa0', '#a970c4', '#4f49a0'),
    land: tones('#8f6cc9', '#6d4fb8', '#472f8c'),
    floor: tones('#3a2c6e', '#8272c4'),
    bench: colourOf('#5a3f9e'),
    train: colourOf('#6d4fe0'),
    sun: colourOf('#ffe2a6'),
    beam: colourOf('#ffc9a0'),
  },
  winter: {
    vault: tones('#262150', '#302c66', '#3b3a7c', '#464c93', '#5261a8'),
    sky: tones('#ffb27a', '#e0829a', '#8458a0', '#35427f'),
    land: tones('#6b86c4', '#4f6cae', '#35508f'),
    floor: tones('#37325f', '#6d7db4'),
    bench: colourOf('#4b3a78'),
    train: colourOf('#1a74b3'),
    sun: colourOf('#fff3d6'),
    beam: colourOf('#ffb98f'),
  },
  spring: {
    vault: tones('#16303a', '#1b4049', '#225457', '#2c6b63', '#3c8570'),
    sky: tones('#ffeeb8', '#c5e6b8', '#7cc4c4', '#3c7fa6'),
    land: tones('#7dc58f', '#4da873', '#2b7d55'),
    floor: tones('#27474d', '#75a893'),
    bench: colourOf('#2f6a5c'),
    train: colourOf('#1b7d4c'),
    sun: colourOf('#fff6d0'),
    beam: colourOf('#fff0b0'),
  },
  summer: {
    vault: tones('#3a2440', '#533046', '#74424a', '#9a5a48', '#bd7843'),
    sky: tones('#fff0b8', '#ffd27a', '#8fd0d8', '#3f8fc4'),
    land: tones('#5fb4c9', '#3f94b4', '#e6b65c'),
    floor: tones('#573948', '#c99565'),
    bench: colourOf('#8a4f3f'),
    train: colourOf('#c67b10'),
    sun: colourOf('#ffc04d'),
    beam: colourOf('#ffe08a'),
  },
  fall: {
    vault: tones('#33203f', '#47264a', '#612e4e', '#80394c', '#a34a48'),
    sky: tones('#ffc36b', '#f28a5c', '#b4536c', '#553571'),
    land: tones('#c65f4c', '#a3433f', '#722f3c'),
    floor: tones('#472d4c', '#a8685e'),
    bench: colourOf('#74364a'),
    train: colourOf('#bf4126'),
    sun: colourOf('#ffd08a'),
    beam: colourOf('#ffb070'),
  },
}

export const lightOf = (season: Season): SeasonLight => lights[season]

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
