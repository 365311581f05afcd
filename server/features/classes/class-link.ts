import type { Space } from './classes.content.ts'

/**
 * What the class row of a module opens: the outside space, else our own page for it, else nothing when no space
 * lists the module (module 9 by default, spec §4).
 */
export function classLink(spaces: readonly Space[], moduleNumber: number): string {
  const space = spaces.find(({ modules }) => modules.includes(moduleNumber))
  if (!space) return ''
  return space.link || `/class/${space.space}?module=${moduleNumber}`
}
