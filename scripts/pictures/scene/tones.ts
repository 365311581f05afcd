import { mix } from './mix-colours.ts'

/** A colour by day and by night. */
export type Tone = readonly [day: string, night: string]

/** The two colours of each season, as web/styles/theme.css has them: `a` of the light theme, `b` of the dark one. */
const seasons = {
  dawn: ['#6d4fe0', '#a892ff'],
  winter: ['#1a74b3', '#62b8f5'],
  spring: ['#1b7d4c', '#57c98d'],
  summer: ['#9a5f00', '#f2b544'],
  fall: ['#bf4126', '#ff8a68'],
} as const
const card = '#fffdf8'
const ink = '#1d1b2c'
const night = '#14121f'

type Season = keyof typeof seasons
const ranges = ['far', 'mid', 'near', 'deep'] as const

/** Five tones of a season, lighter with the distance by day, darker with the nearness by night. */
function tonesOf(season: Season): Record<string, Tone> {
  const [a, b] = seasons[season]
  return {
    [`${season}-a`]: [a, a],
    [`${season}-b`]: [b, b],
    [`${season}-far`]: [mix(b, 0.58, card), mix(a, 0.62, night)],
    [`${season}-mid`]: [mix(b, 0.82, a), mix(a, 0.46, night)],
    [`${season}-near`]: [mix(a, 0.92, b), mix(a, 0.32, night)],
    [`${season}-deep`]: [mix(a, 0.7, ink), mix(a, 0.18, night)],
    [`${season}-front`]: [mix(mix(a, 0.92, b), 0.5, mix(a, 0.7, ink)), mix(a, 0.25, night)],
  }
}

/** Every colour of the scene by its name. */
export const tones = {
  ...Object.assign({}, ...(Object.keys(seasons) as Season[]).map(tonesOf)),
  'summer-near': ['#e0a23a', mix(seasons.summer[0], 0.32, night)],
  'summer-mid': ['#efc069', mix(seasons.summer[0], 0.46, night)],
  'summer-front': ['#e8b152', mix(seasons.summer[0], 0.39, night)],
  ink: [ink, '#f3efe6'],
  shadow: [ink, '#08070d'],
  sun: ['#ffc04d', '#f6e3b4'],
  'dawn-sun': ['#ffc04d', '#0000'],
  star: ['#0000', '#fff8e6'],
  cloud: [card, '#4b4672'],
  snow: [card, '#b9d3ea'],
  'snow-shade': ['#d3e4f3', '#7fa0c2'],
  field: ['#f1f6fd', '#46648a'],
  'field-shade': ['#d5e5f4', '#35506f'],
  sea: ['#7cc3d8', '#1f4a66'],
  'sea-near': ['#4d9fc0', '#183a55'],
  lamp: ['#ffcf70', '#ffcf70'],
  window: ['#fbe3b0', '#ffcf70'],
  blossom: ['#f9bfc9', '#c98aa3'],
  'blossom-shade': ['#ef9db2', '#a0627f'],
  gold: ['#f2b544', '#b98430'],
  'gold-shade': ['#e0a23a', '#8f6628'],
  rust: ['#ff8a68', '#c4614a'],
  stone: ['#e6e0e6', '#5f5878'],
  'stone-shade': ['#bdb6c8', '#474161'],
  rail: ['#8f8672', '#4a4560'],
} satisfies Record<string, Tone> as Record<string, Tone>

export type ToneName = `${Season}-${(typeof ranges)[number] | 'a' | 'b' | 'front'}` | OtherTone
type OtherTone =
  | 'ink'
  | 'shadow'
  | 'gold-shade'
  | 'sun'
  | 'dawn-sun'
  | 'star'
  | 'cloud'
  | 'snow'
  | 'snow-shade'
  | 'field'
  | 'field-shade'
  | 'sea'
  | 'sea-near'
  | 'lamp'
  | 'window'
  | 'blossom'
  | 'blossom-shade'
  | 'gold'
  | 'rust'
  | 'stone'
  | 'stone-shade'
  | 'rail'
