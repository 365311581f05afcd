import { z } from 'zod'
import { settings } from '#platform/server/config/settings.ts'
import type { Config, Feature } from '#platform/server/feature.ts'
import { features } from './features.ts'
import { wagonPaths } from './pages/page-list.ts'
import { wagons } from './wagon-list.ts'

const all = wagons.map(({ name }) => name)
const none = 'none'

export const wagonSettings = settings({
  names: {
    env: 'WAGONS',
    schema: z
      .string()
      .transform((text) => (text.trim() === none ? [] : text.split(',').map((name) => name.trim())))
      .refine(
        (names) => names.every((name) => all.includes(name)),
        `must be ${none}, or of ${all.join(', ')} those that this site has, separated by commas`,
      ),
    fallback: all.join(',') || none,
    about: `What the site has besides the journey itself, separated by commas; \`${none}\` for the journey alone. What is left out is neither served nor shown; its data stays (decision 78).`,
  },
})

/** By name, in the order of features. */
export const wagonsLeftOut = ({ wagons }: Pick<Config, 'wagons'>): readonly string[] =>
  all.filter((name) => !wagons.names.includes(name))

/** What this site has. Whatever concerns data that is stored asks `features` instead: a wagon may have been there before. */
export function featuresOf(config: Pick<Config, 'wagons'>): readonly Feature[] {
  const leftOut = wagonsLeftOut(config)
  return features.filter(({ name }) => !leftOut.includes(name))
}

/** What the addresses of pages begin with that this site does not have. */
export const pathsLeftOut = (config: Pick<Config, 'wagons'>): readonly string[] =>
  wagonsLeftOut(config).flatMap((name) => wagonPaths.get(name) ?? [])
