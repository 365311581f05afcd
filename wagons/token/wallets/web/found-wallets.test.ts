import { describe, expect, it } from 'vitest'
import { readAnnouncement } from './found-wallets.ts'

const provider = { request: async () => null }
const info = { uuid: 'u1', name: ' Fox ', icon: 'data:image/svg+xml,<svg/>', rdns: 'io.fox' }

it('reads what a wallet announces (EIP-6963)', () => {
  expect(readAnnouncement({ info, provider })).toEqual({ id: 'u1', name: 'Fox', icon: info.icon, provider })
})

it('shows no picture from elsewhere, which would tell others who looks', () => {
  for (const icon of ['https://evil.example/x.png', 'javascript:alert(1)', 7, undefined])
    expect(readAnnouncement({ info: { ...info, icon }, provider })?.icon).toBe('')
})

it('cuts a name that would push everything else off the screen', () => {
  expect(readAnnouncement({ info: { ...info, name: 'x'.repeat(999) }, provider })?.name).toHaveLength(60)
})

describe('is no wallet', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['one without a name', { info: { ...info, name: ' ' }, provider }],
    ['one without an id', { info: { ...info, uuid: 1 }, provider }],
    ['one that cannot be asked', { info, provider: {} }],
  ])('%s', (_what, detail) => {
    expect(readAnnouncement(detail)).toBeNull()
  })
})
