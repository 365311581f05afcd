/** Red, green and blue from 0 to 1 as a screen has them; nothing is converted on the way there. */
export type Colour = readonly [number, number, number]

export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** `share` of `to`, the rest of `from`. */
export const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Lighter above 1, darker below. */
export const shade = (colour: Colour, factor: number): Colour => [
  Math.min(1, colour[0] * factor),
  Math.min(1, colour[1] * factor),
  Math.min(1, colour[2] * factor),
]
