import type { LoadReport } from './load-run.ts'

const mostMemory = 300_000_000
const mostTimes = 3

/**
 * What the quiet 99th percentile counts as at least, in ms: below, it is the machine's other work that is measured.
 */
const leastQuiet = 10

/** What one client must not do to others: a sentence each. */
export function faultsOfLoad({ attacks, memory }: LoadReport): string[] {
  const slow = attacks.filter(({ quiet, meanwhile }) => meanwhile > mostTimes * Math.max(quiet, leastQuiet))
  return [
    ...slow.map(
      ({ attack, quiet, meanwhile }) =>
        `${attack}: another visitor waits ${meanwhile.toFixed(0)} ms, ${quiet.toFixed(0)} ms before`,
    ),
    ...attacks
      .filter(({ refused }) => refused > 0)
      .map(({ attack, refused }) => `${attack}: another visitor is refused ${refused} times`),
    ...(memory > mostMemory ? [`the server took ${Math.round(memory / 1e6)} MB`] : []),
  ]
}
