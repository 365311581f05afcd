import { networkOf, siteOf } from './network.ts'

export const addressesPerSite = 4

/** By address (networkOf) and by site (siteOf). Returns the release, or undefined above the limit. */
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
