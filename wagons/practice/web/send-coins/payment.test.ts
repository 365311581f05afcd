import { describe, expect, it } from 'vitest'
import { type Action, beginning, canSave, left, next, type State } from './payment.ts'

const play = (actions: readonly Action[], from: State = beginning) => actions.reduce(next, from)
const saved = play([['paste'], ['name', 'Nadia'], ['save'], ['goOn']])
const send = (network: 'main' | 'express' | 'other', sum: 1 | 60): Action[] => [
  ['network', network],
  ['sum', sum],
  ['confirm'],
]
const tested = play(send('express', 1), saved)
const arrived = play([['ask'], ['goOn']], tested)

describe('a contact', () => {
  it('is saved with an address and a name, and with nothing less', () => {
    expect(canSave(play([['paste'], ['name', '  ']]))).toBe(false)
    expect(play([['name', 'Nadia'], ['save']]).step).toBe('contact')
    expect(play([['paste'], ['name', 'Nadia'], ['save']]).step).toBe('call')
  })

  it('is compared with Nadia on the phone before anything is sent to it', () => {
    const called = play([['paste'], ['name', 'Nadia'], ['save']])
    expect(play(send('express', 1), called)).toMatchObject({ step: 'call', outcome: null })
    expect(left(called)).toBe(80)
    expect(next(called, ['goOn']).step).toBe('test')
  })
})

describe('the test', () => {
  it('leaves when network and sum are chosen, and not before', () => {
    expect(play([['network', 'express'], ['confirm']], saved).step).toBe('test')
    expect(tested).toMatchObject({ step: 'ask', outcome: null })
    expect([left(saved), left(tested)]).toEqual([80, 79])
  })

  it('does not leave where there is no coin for the fee', () => {
    const refused = play(send('other', 1), saved)
    expect(refused).toMatchObject({ step: 'test', outcome: 'noCoinForFee' })
    expect(left(refused)).toBe(80)
    expect(next(refused, ['takeBack'])).toMatchObject({ network: null, sum: 1, outcome: null })
  })

  it('looks the same on a wrong network, until Nadia is asked; then the network is chosen again', () => {
    const astray = play(send('main', 1), saved)
    expect(astray).toMatchObject({ step: 'ask', outcome: null })
    const told = next(astray, ['ask'])
    expect(told.outcome).toBe('testAstray')
    expect(next(told, ['goOn'])).toBe(told)
    const again = next(told, ['takeBack'])
    expect(again).toMatchObject({ step: 'test', network: null, sum: 1, outcome: null })
    expect(left(again)).toBe(80)
  })

  it('is no test when all is sent at once, right or wrong as it went', () => {
    const lucky = play(send('express', 60), saved)
    expect(lucky).toMatchObject({ step: 'test', outcome: 'allAtOnce' })
    expect(next(lucky, ['takeBack'])).toMatchObject({ network: 'express', sum: null })
    const lost = play(send('main', 60), saved)
    expect(lost.outcome).toBe('allAstray')
    expect(left(lost)).toBe(20)
    expect(next(lost, ['takeBack'])).toMatchObject({ network: null, sum: null })
  })

  it('is no use when the rest follows before Nadia is asked', () => {
    const rushed = next(tested, ['rush'])
    expect(rushed.outcome).toBe('notAsked')
    expect(next(rushed, ['takeBack'])).toEqual(tested)
    expect(next(play(send('main', 1), saved), ['rush']).outcome).toBe('allAstray')
  })

  it('is forgotten by a choice that changes after its outcome', () => {
    const refused = play(send('other', 1), saved)
    expect(next(refused, ['network', 'express']).outcome).toBe(null)
  })
})

describe('the rest', () => {
  const pay = (source: 'newest' | 'earlier' | 'contact') => play([['source', source], ['confirm']], arrived)

  it('begins when Nadia has said that the test is there', () => {
    expect(next(tested, ['goOn'])).toBe(tested)
    expect(arrived).toMatchObject({ step: 'rest', outcome: null, source: null })
    expect(next(arrived, ['confirm'])).toBe(arrived)
  })

  it('goes to a thief by the newest line of the history, and can be taken back here', () => {
    const stolen = pay('newest')
    expect(stolen.outcome).toBe('stolen')
    expect(left(stolen)).toBe(20)
    expect(next(stolen, ['goOn'])).toBe(stolen)
    expect(next(stolen, ['takeBack'])).toEqual(arrived)
  })

  it('reaches Nadia by the line below through luck, and by the contact without it', () => {
    expect(pay('earlier').outcome).toBe('byLuck')
    expect(next(pay('earlier'), ['goOn']).step).toBe('rest')
    expect(next(pay('contact'), ['goOn'])).toMatchObject({ step: 'compare', outcome: null })
    expect(left(next(pay('contact'), ['goOn']))).toBe(20)
  })
})
