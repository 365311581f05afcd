import type { Space } from './get-space.ts'

/**
 * Whose lesson a class page shows: the module asked for if it is taught there, else the first one that is. While the
 * space is still on its way the module asked for is taken at its word, so that both load at once.
 */
export function shownModule(asked: string | null, space: Space | undefined): number | undefined {
  const number = asked && /^[1-9]$/.test(asked) ? Number(asked) : undefined
  if (!space || space.modules.some((module) => module.number === number)) return number
  return space.modules[0]?.number
}
