import { expect, it } from 'vitest'
import { networkOf, siteOf, widerNetworksOf } from './network.ts'

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', 'nonsense'],
])('%s is part of %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site)
})

it.each([
  ['203.0.113.9', ['203.0.113.0/24']],
  ['::ffff:203.0.113.9', ['203.0.113.0/24']],
  ['2001:db8:1:ffff::9', ['2001:db8:1::/48', '2001:db8::/32']],
  ['::1', ['0:0:0::/48', '0:0::/32']],
  ['nonsense', ['nonsense']],
])('%s lies in the wider networks %j', (address, networks) => {
  expect(widerNetworksOf(networkOf(address))).toEqual(networks)
})
