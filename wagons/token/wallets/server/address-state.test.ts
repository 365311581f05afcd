import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { openAddressJudge } from './address-state.ts'

const judge = await openAddressJudge()
const digits = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const hasLetters = (address: string) => /[a-f].*[a-f]/i.test(address.slice(2))

describe('the examples of EIP-55', () => {
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s is valid', (address) => {
    expect(judge.stateOf(address)).toBe('valid')
    expect(judge.checksum(address.toLowerCase())).toBe(address)
  })
})

it('an address in its own mixed case is valid, whatever its digits', () => {
  fc.assert(
    fc.property(digits, (text) => {
      expect(judge.stateOf(judge.checksum(`0x${text}`))).toBe('valid')
      expect(judge.checksum(`0x${text.toUpperCase()}`)).toBe(getAddress(`0x${text}`))
    }),
  )
})

it('an address in one case is unchecked, unless that case is its own', () => {
  fc.assert(
    fc.property(digits, fc.boolean(), (text, upper) => {
      const address = `0x${upper ? text.toUpperCase() : text}`
      expect(judge.stateOf(address)).toBe(judge.checksum(address) === address ? 'valid' : 'unchecked')
    }),
  )
})

it('one letter in the other case is wrong', () => {
  fc.assert(
    fc.property(digits, fc.nat(39), (text, from) => {
      const address = judge.checksum(`0x${text}`)
      const at = [...address].findIndex((letter, index) => index >= 2 + from && /[a-f]/i.test(letter))
      fc.pre(at >= 0)
      const letter = address.charAt(at)
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      const changed = address.slice(0, at) + other + address.slice(at + 1)
      const oneCase =
        changed.slice(2) === changed.slice(2).toLowerCase() ||
        changed.slice(2) === changed.slice(2).toUpperCase()
      fc.pre(hasLetters(address))
      expect(judge.stateOf(changed)).toBe(oneCase ? 'unchecked' : 'wrong')
    }),
  )
})

it.each([
  ['', 'none'],
  ['   ', 'none'],
  ['ada.eth', 'other'],
  ['0x123', 'other'],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'other'],
  ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'other'],
  [' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ', 'valid'],
])('%j is %s', (text, state) => {
  expect(judge.stateOf(text)).toBe(state)
})

it('never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void judge.stateOf(text)))
})
