/** How many modules from module 1 on are in the set without a gap: 0 for none, 2 for 1, 2 and 4. */
export function unbrokenRun(modules: Iterable<number>): number {
  const set = new Set(modules)
  let run = 0
  while (set.has(run + 1)) run++
  return run
}
