import type { moduleCount as contractModuleCount } from '#contract/values.ts'

/** Typed by the contract's constant, so that the two cannot differ; its module would bring zod along. */
export const moduleCount: typeof contractModuleCount = 9

/** The module that an id in an address means: ids outside 1 to 9, or not numbers, mean module 1 (S9.10). */
export function moduleNumberOf(id: string | null | undefined): number {
  return id && /^[1-9]$/.test(id) ? Number(id) : 1
}
