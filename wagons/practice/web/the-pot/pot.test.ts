import { describe, expect, it } from 'vitest'
import type { Promised } from './economy.ts'
import {
  type Action,
  beginning,
  canGoOn,
  type Guess,
  isAllRight,
  monthOf,
  next,
  parties,
  type State,
  truthOf,
} from './pot.ts'

const play = (state: State, ...actions: Action[]) => actions.reduce(next, state)
const running = (promised: Promised) => play(beginning, ['promise', promised], ['goOn'])
const months = (count: number): Action[] => Array.from({ length: count }, () => ['run'])
const guess = (...guesses: Guess[]): Action[] =>
  parties.map((party, index) => ['guess', party, guesses[index] ?? 'gained'])
const atPaid = play(running(400), ...months(10), ['goOn'])

describe('the first step', () => {
  it('needs a promise to go on', () => {
    expect(next(beginning, ['goOn'])).toBe(beginning)
    expect(running(200).step).toBe('months')
  })
})

describe('the ten months', () => {
  it('are run one by one, and no eleventh', () => {
    expect(play(running(400), ...months(9))).toSatisfy((state: State) => !canGoOn(state))
    expect(play(running(400), ...months(12)).months).toHaveLength(10)
  })

  it('can be taken back one by one, and run in another way', () => {
    const state = play(running(400), ...months(3))
    const other = play(state, ['back'], ['choose', 'halve'], ['run'])
    expect(other.months.slice(0, 2)).toEqual(state.months.slice(0, 2))
    expect(other.months[2]?.move).toBe('halve')
  })

  it('begin again with another promise', () => {
    const state = play(running(600), ...months(7), ['restart'])
    expect([state.step, state.promised, state.months]).toEqual(['promise', 600, []])
  })

  it('have each a choice of its own', () => {
    const state = play(running(400), ['choose', 'print'], ...months(2))
    expect(state.months.map(({ move }) => move)).toEqual(['print', 'keep'])
  })

  it('have no advertisement while the pot cannot pay it', () => {
    const state = next(running(400), ['choose', 'advertise'])
    expect(next(state, ['run'])).toBe(state)
  })
})

describe('who is paid by whom', () => {
  it('is that the first gain, and the many and the last pay', () => {
    expect(parties.map((party) => truthOf(atPaid.months, party))).toEqual([
      'gained',
      'notGained',
      'notGained',
      'gained',
    ])
    expect(monthOf(atPaid.months, 'many')).toBe(4)
  })

  it('is that at the smallest promise the makers alone gain', () => {
    const state = play(running(200), ...months(10))
    expect(parties.filter((party) => truthOf(state.months, party) === 'gained')).toEqual(['makers'])
  })

  it('is asked of all before it is checked', () => {
    const state = next(atPaid, ['guess', 'first', 'gained'])
    expect(next(state, ['check'])).toBe(state)
  })

  it('can be changed after a wrong answer, and is then checked again', () => {
    const wrong = play(atPaid, ...guess('gained', 'gained', 'notGained', 'gained'), ['check'])
    expect([wrong.isChecked, isAllRight(wrong)]).toEqual([true, false])
    const changed = next(wrong, ['guess', 'many', 'notGained'])
    expect([changed.isChecked, isAllRight(changed)]).toEqual([false, false])
    expect(isAllRight(next(changed, ['check']))).toBe(true)
  })
})

describe('a pot that lasts', () => {
  const right = guess('gained', 'notGained', 'notGained', 'gained')
  const atLasting = play(atPaid, ...right, ['check'], ['goOn'])
  const tried = (pay: number) => play(atLasting, ['pay', pay], ['try'])

  it.each([
    [400, 'lasting'],
    [110, 'lasting'],
    [90, 'other'],
    [0, 'other'],
  ] as const)('is needed to go on (%s)', (pay, step) => {
    expect(next(tried(pay), ['goOn']).step).toBe(step)
  })

  it('is tried again when the pay is changed', () => {
    expect(canGoOn(next(tried(90), ['pay', 80]))).toBe(false)
  })
})
