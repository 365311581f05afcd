import { isIPv6 } from 'node:net'

/** An IPv4 address, or the /64 of an IPv6 one, which usually has one owner. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(bare) ? `${groups(bare).slice(0, 4).join(':')}::/64` : bare
}

/** The /48 of an IPv6 address, as given to a site; an IPv4 address itself. */
export const siteOf = (network: string): string =>
  network.replace(/^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/, '$1::/48')

/**
 * Of an IPv4 network the /24 around it; of an IPv6 one its site, and then the /32 that is given to a provider. The smallest
 * that one who needs many addresses has to rent as a whole.
 */
export function widerNetworksOf(network: string): readonly string[] {
  const site = siteOf(network)
  const provider = /^([\da-f]+:[\da-f]+):[\da-f]+::\/48$/.exec(site)?.[1]
  if (provider !== undefined) return [site, `${provider}::/32`]
  return [network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')]
}

function groups(address: string): string[] {
  // The URL parser writes the last 32 bits in hexadecimal too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groupsOf = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after]
}
