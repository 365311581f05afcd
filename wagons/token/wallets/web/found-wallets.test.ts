import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findWallets, readAnnouncement } from './found-wallets.ts'

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

describe('the search', () => {
  const page = new EventTarget() as Window & typeof globalThis
  const announce = (uuid: string) => {
    const detail = { info: { ...info, uuid }, provider }
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', page)
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('is complete when all have had their time: the first to answer may not be the only one', () => {
    const seen: [string[], boolean][] = []
    const end = findWallets('', (wallets, isComplete) => seen.push([wallets.map(({ id }) => id), isComplete]))
    announce('u1')
    vi.advanceTimersByTime(299)
    announce('u2')
    expect(seen).toEqual([
      [['u1'], false],
      [['u1', 'u2'], false],
    ])

    vi.advanceTimersByTime(1)
    expect(seen.at(-1)).toEqual([['u1', 'u2'], true])
    announce('u3')
    expect(seen.at(-1)).toEqual([['u1', 'u2', 'u3'], true])

    end()
    announce('u4')
    expect(seen).toHaveLength(4)
  })
})
