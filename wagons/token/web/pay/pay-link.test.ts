import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PayLink, readPayLink, writePayLink } from './pay-link.ts'

const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((value) => `0x${[...value].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)

const claims: fc.Arbitrary<PayLink> = fc.record({
  account: hex(20),
  claimId: hex(32),
  proof: fc.constant(null),
  deadline: fc.integer({ min: 0, max: 8.64e12 }),
  signature: fc.integer({ min: 1, max: 300 }).chain(hex),
})

const one: PayLink = {
  account: `0x${'ab'.repeat(20)}`,
  claimId: `0x${'01'.repeat(32)}`,
  proof: null,
  deadline: 1_790_000_000,
  signature: `0x${'03'.repeat(65)}`,
}

it('whatever is written into a link is read from it', () => {
  fc.assert(
    fc.property(claims, (claim) => {
      expect(readPayLink(writePayLink(claim))).toEqual(claim)
    }),
  )
})

it('a link is short, whatever the list, and fits into addresses as it is', () => {
  const fragment = writePayLink(one)
  expect(fragment.length).toBeLessThan(170)
  expect(encodeURIComponent(fragment)).toBe(fragment)
})

it('a link that was cut off before its signature is none', () => {
  const fragment = writePayLink(one)
  const withoutSignature = Math.floor(((1 + 20 + 32 + 6) * 4) / 3)
  for (const length of [0, 1, 20, 60, withoutSignature])
    expect(readPayLink(fragment.slice(0, length)), `${length}`).toBeNull()
})

it('a deadline that no date can name makes a link none of ours', () => {
  const last = readPayLink(writePayLink({ ...one, deadline: 8.64e12 }))
  expect(new Date((last?.deadline ?? Number.NaN) * 1000).toISOString()).toMatch(/^\+275760-/)
  for (const deadline of [8.64e12 + 1, 2 ** 48 - 1])
    expect(readPayLink(writePayLink({ ...one, deadline })), `${deadline}`).toBeNull()
})

it.each(['', '!', 'content', 'AQ', '%00', 'Ag'.repeat(400)])('%j is no link of ours', (fragment) => {
  expect(readPayLink(fragment)).toBeNull()
})

it('any text is either a link or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readPayLink(text)
      if (read) expect(readPayLink(writePayLink(read))).toEqual({ ...read, proof: null })
    }),
  )
})

it('a link of an earlier version is read with the proof that it has', () => {
  const hex = [
    ...['01', 'ab'.repeat(20), '01'.repeat(32), '00006ab13b80', '02', '02'.repeat(32), '04'.repeat(32)],
    '03'.repeat(65),
  ].join('')
  const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  const fragment = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

  expect(readPayLink(fragment)).toEqual({
    account: `0x${'ab'.repeat(20)}`,
    claimId: one.claimId,
    proof: [`0x${'02'.repeat(32)}`, `0x${'04'.repeat(32)}`],
    deadline: 0x6ab13b80,
    signature: one.signature,
  })
})
