import { addressesPerSite } from './connection-quota.ts'
import { networkOf, siteOf } from './network.ts'

/**
 * Whether an address (networkOf) and its site (siteOf) may open one more connection: `most` at once, and from then on as
 * many again within `within` ms, evenly. A quota of open connections alone does not see those that are closed at once,
 * and each costs what a small request costs before anybody can take turns. Those that are refused are not counted.
 * @param clock in ms
 */
export function createConnectionPace(
  most: number,
  within: number,
  clock: () => number = () => performance.now(),
): (address: string) => boolean {
  /** By name, when it has all its connections again. */
  const wholeAt = new Map<string, number>()
  let sweepAt = clock() + within

  const forgetWhole = (now: number) => {
    for (const [name, at] of wholeAt) if (at <= now) wholeAt.delete(name)
    sweepAt = now + within
  }

  return (address) => {
    const now = clock()
    if (now >= sweepAt) forgetWhole(now)
    const network = networkOf(address)
    const site = siteOf(network)
    const after = (name: string, count: number) => Math.max(wholeAt.get(name) ?? 0, now) + within / count
    const spent = new Map([[network, after(network, most)]])
    if (site !== network) spent.set(site, after(site, most * addressesPerSite))
    // A thousandth for what is lost in adding up fractions.
    for (const at of spent.values()) if (at - now > within + 0.001) return false
    for (const [name, at] of spent) wholeAt.set(name, at)
    return true
  }
}
