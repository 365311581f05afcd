import { isIPv6 } from 'node:net'

/**
 * What counts as one address: an IPv4 address, or the first 64 bits of an IPv6 one, because an owner of one of those
 * usually has them all.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(bare) ? `${groups(bare).slice(0, 4).join(':')}::/64` : bare
}

/**
 * The whole that a network (as networkOf has it) is part of, where one holder may have all of it: the first 48 bits of
 * an IPv6 address, which is what a site is given. An IPv4 address is all there is of it.
 */
export function siteOf(network: string): string {
  return network.replace(/^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  // The URL parser writes the last 32 bits in hexadecimal too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after]
}
