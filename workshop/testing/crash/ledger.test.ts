import { expect, it } from 'vitest'
import { Ledger } from './ledger.ts'

const there = (name: string) => ({ sentAs: name, knownAs: name })

function ledgerOf(sent: readonly string[], kept: readonly string[]) {
  const ledger = new Ledger()
  for (const fact of sent) ledger.send(fact)
  for (const fact of kept) ledger.keep(fact)
  return ledger
}

it('finds nothing wrong with what was acknowledged, nor with what was sent and may have counted', () => {
  const ledger = ledgerOf(['a', 'b', 'c'], ['a'])

  expect(ledger.faults([there('a'), there('b')])).toEqual([])
})

it('finds what was acknowledged and is lost', () => {
  expect(ledgerOf(['a'], ['a']).faults([])).toEqual(['acknowledged and lost: a'])
})

it('finds what was never sent, and what is there more often than it was sent', () => {
  expect(ledgerOf(['a'], []).faults([there('a'), there('a'), there('b')])).toEqual([
    'there 2 times, sent 1 times: a',
    'there 1 times, sent 0 times: b',
  ])
})

it('finds what was taken back and is there again, but not what is about to be', () => {
  const ledger = ledgerOf(['a', 'b'], ['a', 'b'])
  ledger.release('a')
  ledger.end('b')

  expect(ledger.faults([])).toEqual([])
  expect(ledger.faults([there('a')])).toEqual([])
  expect(ledger.faults([there('b')])).toEqual(['taken back and there again: b'])
})
