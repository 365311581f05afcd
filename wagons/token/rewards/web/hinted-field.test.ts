import { describe, expect, it } from 'vitest'
import { looksLikeEmail, looksLikeEvmAddress } from './hinted-field.tsx'

describe('a text looks like an e-mail', () => {
  it.each(['ada@example.org', ' ada@example.org ', 'a+b@sub.example.co', 'ä@例え.jp'])('%j does', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.',
    'a da@example.org',
    'a@b@c.org',
  ])('%j does not', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  })
})

describe('a text looks like an EVM address', () => {
  const digits = '52908400098527886E0F7030069857D2E4169EE7'

  it.each([`0x${digits}`, ` 0x${digits.toLowerCase()} `, 'ada.eth', 'pay.ada.eth'])('%j does', (text) => {
    expect(looksLikeEvmAddress(text)).toBe(true)
  })

  it.each([digits, `0x${digits}0`, `0x${digits.slice(1)}`, `0xg${digits.slice(1)}`, 'ada', 'ada .eth'])(
    '%j does not',
    (text) => {
      expect(looksLikeEvmAddress(text)).toBe(false)
    },
  )
})
