import { networkOf, siteOf } from './network.ts'

/** How many connections a whole site (siteOf) may have, in times of what one address may. */
const addressesPerSite = 4

/**
 * Counts open connections by their address, as networkOf has it, and by its site. Each call takes in a connection and
 * returns what its end is to call; undefined when there are too many already.
 * @param most of one address
 */
export function createConnectionQuota(most: number): (address: string) => (() => void) | undefined {
  const open = new Map<string, number>()
  const countOf = (name: string) => open.get(name) ?? 0
  return (address) => {
    const network = networkOf(address)
    const site = siteOf(network)
    if (countOf(network) >= most || countOf(site) >= most * addressesPerSite) return undefined
    const names = new Set([network, site])
    for (const name of names) open.set(name, countOf(name) + 1)
    return () => {
      for (const name of names) {
        const rest = countOf(name) - 1
        if (rest > 0) open.set(name, rest)
        else open.delete(name)
      }
    }
  }
}
