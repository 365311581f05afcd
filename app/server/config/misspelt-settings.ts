import { settingGroups } from './config.ts'

const known = Object.values(settingGroups).flatMap((group) => Object.values(group).map(({ env }) => env))

export interface MisspeltSetting {
  readonly written: string
  readonly meant: string
}

/**
 * Names of the environment that are a letter or two from a setting, and none themselves. In short names it is one letter:
 * HOME is no HOST.
 */
export function findMisspelt(env: NodeJS.ProcessEnv): MisspeltSetting[] {
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && !known.includes(name))
    .flatMap((written) => {
      const meant = known.find((name) => {
        const most = name.length < 8 ? 1 : 2
        return Math.abs(name.length - written.length) <= most && distance(written, name) <= most
      })
      return meant === undefined ? [] : [{ written, meant }]
    })
}

export const misspeltWarning = ({ written, meant }: MisspeltSetting) =>
  `${written} is no setting and changes nothing; the one that is spelt like it is ${meant}.`

/** Characters to add, leave out, change, or exchange with the next (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up])?.[j - left] ?? 0
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          at(1, 0) + 1,
          at(0, 1) + 1,
          at(1, 1) + (same ? 0 : 1),
          swapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
