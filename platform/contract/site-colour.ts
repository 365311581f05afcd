/** One colour of a site, as `#rrggbb`: as it was chosen for the light theme, and made lighter for the dark one. */
export interface SiteColour {
  readonly light: string
  readonly dark: string
}

type Three = readonly [number, number, number]

/** Paper and card of app/web/styles/theme.css: words in the colour stand on these, and words on it have theirs. */
export const papers = { light: ['#f7f3ea', '#fffdf8'], dark: ['#14121f', '#1e1b2e'] } as const

/** Of WCAG 2, for all words. */
const enough = 4.5

/** The colour itself where it can be read in the light theme; else the nearest one that can. */
export const nearestInLight = (colour: string): string => nearestReadable(colour, papers.light, -1)

export const siteColourOf = (light: string): SiteColour => ({
  light,
  dark: nearestReadable(light, papers.dark, 1),
})

/** Of the same hue, and of the same chroma as far as screens have it, darker (-1) or lighter (1). */
function nearestReadable(colour: string, on: readonly string[], way: -1 | 1): string {
  const isReadable = (hex: string) => on.every((paper) => contrast(hex, paper) >= enough)
  if (isReadable(colour)) return colour
  const [lightness, chroma, hue] = toOklch(colour)
  for (let step = 1; step <= 1000; step++) {
    const moved = lightness + (way * step) / 1000
    const hex = toHex([Math.min(1, Math.max(0, moved)), chroma, hue])
    if (isReadable(hex)) return hex
  }
  return way < 0 ? '#000000' : '#ffffff'
}

/** From 1 to 21, as WCAG 2 has it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(hex: string): Three {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

// Björn Ottosson's figures: https://bottosson.github.io/posts/oklab/.
function toOklch(hex: string): Three {
  const [r, g, b] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, b2), Math.atan2(b2, a)]
}

function fromOklch([lightness, chroma, hue]: Three): Three {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** With less chroma where screens have no such colour. */
function toHex([lightness, chroma, hue]: Three): string {
  const isOnScreens = (channels: Three) => channels.every((value) => value >= -0.0005 && value <= 1.0005)
  let shown = chroma
  while (shown > 0 && !isOnScreens(fromOklch([lightness, shown, hue]))) shown = Math.max(0, shown - 0.002)
  const channel = (value: number) => {
    const bounded = Math.min(1, Math.max(0, value))
    const coded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${fromOklch([lightness, shown, hue]).map(channel).join('')}`
}
