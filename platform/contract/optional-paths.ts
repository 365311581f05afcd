/** Whether `path` is one of `roots`, or below one. */
export const isBelow = (roots: readonly string[], path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))
