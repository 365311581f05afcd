import { expect, it } from 'vitest'
import { explorerUrlOf } from './explorer.ts'

it.each([
  ['https://basescan.org', 'https://basescan.org/token/0xc?a=16'],
  [
    'https://optimism-sepolia.blockscout.com',
    'https://optimism-sepolia.blockscout.com/token/0xc/instance/16',
  ],
])('a token is found at %s as that explorer has it', (explorer, url) => {
  expect(explorerUrlOf(explorer, '0xc', '0x10')).toBe(url)
})
