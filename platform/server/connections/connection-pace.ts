import { addressesPerSite } from './connection-quota.ts'
import { networkOf, siteOf } from './network.ts'

interface Holder {
  open: number
  /** Most that were open together of late. */
  peak: number
  /** When all may be opened again, in ms. */
  wholeAt: number
}

/**
 * Whether an address (networkOf) and its site (siteOf) may open one more connection. More than were open before cost
 * nothing, or a school could not come in; in the place of closed ones, `most` may be opened at once and from then on as
 * many again within `within` ms, evenly. A quota of open connections does not see those that are left at once, and each
 * costs what a request costs before anybody can take turns. Those that are refused are not counted.
 * @param clock in ms
 * @returns the release of the connection, or undefined beyond the pace
 */
export function createConnectionPace(
  most: number,
  within: number,
  clock: () => number = () => performance.now(),
): (address: string) => (() => void) | undefined {
  const holders = new Map<string, Holder>()
  let sweepAt = clock() + within

  const forgetWhole = (now: number) => {
    for (const [name, holder] of holders) {
      if (holder.wholeAt > now) continue
      holder.peak = holder.open
      if (holder.open === 0) holders.delete(name)
    }
    sweepAt = now + within
  }

  return (address) => {
    const now = clock()
    if (now >= sweepAt) forgetWhole(now)
    const network = networkOf(address)
    const site = siteOf(network)
    const entering = (name: string, count: number) => {
      const holder = holders.get(name) ?? { open: 0, peak: 0, wholeAt: now }
      const cost = holder.open < holder.peak ? within / count : 0
      return { name, holder, wholeAt: Math.max(holder.wholeAt, now) + cost }
    }
    const all = [entering(network, most)]
    if (site !== network) all.push(entering(site, most * addressesPerSite))
    // A thousandth for what is lost in adding up fractions.
    if (all.some(({ wholeAt }) => wholeAt - now > within + 0.001)) return undefined
    for (const { name, holder, wholeAt } of all) {
      holder.wholeAt = wholeAt
      holder.open += 1
      holder.peak = Math.max(holder.peak, holder.open)
      holders.set(name, holder)
    }
    return () => {
      for (const { holder } of all) holder.open -= 1
    }
  }
}
