import { describe, expect, it } from 'vitest'
import {
  type Action,
  beginning,
  canMove,
  type Fate,
  holdingsOf,
  isTidy,
  lossOf,
  type Move,
  next,
  payIn,
  readLimit,
  type State,
  stepOf,
} from './signing.ts'

const play = (...actions: readonly (Move | Action)[]): State =>
  actions.reduce<State>(
    (state, action) => next(state, typeof action === 'string' ? ['go', action] : action),
    beginning,
  )
const limit = (typed: string | null): Action => ['limit', typed]
const loggedIn = ['open-saved', 'sign', 'go-on'] as const
const paidIn = [...loggedIn, limit('40'), 'sign', 'go-on'] as const
const voted = [...paidIn, ['vote', 'yes'], 'go-on', 'sign', 'go-on'] as const
const decide = (farm: Fate, phone: Fate, stranger: Fate): Action[] => [
  ['decide', 'farm', farm],
  ['decide', 'phone', phone],
  ['decide', 'stranger', stranger],
]
const later = (...fates: [Fate, Fate, Fate]) =>
  play(...voted, 'refuse', 'go-on', ...decide(...fates), 'go-on')

describe('a login', () => {
  it('moves nothing when it is signed', () => {
    const state = play('open-saved', 'sign')
    expect(state.scene).toBe('login-signed')
    expect(holdingsOf(state)).toEqual(holdingsOf(beginning))
  })

  it('can be asked for again when it was refused', () => {
    expect(play('open-saved', 'refuse', 'go-back').scene).toBe('login')
  })

  it.each(['sign', 'refuse'] as const)('at the copy leads back to the two links (%s)', (move) => {
    expect(play('open-chat', move, 'go-back')).toEqual(beginning)
    expect(canMove(play('open-chat', move), 'go-on')).toBe(false)
  })
})

describe('an approval', () => {
  it('of the sum that is due pays it in and leaves nothing open', () => {
    expect(payIn('40')).toEqual({ isPaid: true, taken: 0 })
    expect(holdingsOf(play(...loggedIn, limit('40'), 'sign')).dollars).toBe(260)
  })

  it('below the sum that is due pays nothing in', () => {
    const state = play(...loggedIn, limit('39.99'), 'sign')
    expect(holdingsOf(state)).toEqual(holdingsOf(beginning))
    expect(canMove(state, 'go-on')).toBe(false)
  })

  it.each([
    ['100', 60],
    ['300', 260],
    ['5000', 260],
    [null, 260],
  ])('of %s puts %i more at risk', (typed, taken) => {
    const state = play(...loggedIn, limit(typed), 'sign')
    expect(payIn(typed).taken).toBe(taken)
    expect(holdingsOf(state).dollars).toBe(260 - taken)
    expect(lossOf(state)).toEqual({ dollars: 260 })
    expect(canMove(state, 'go-on')).toBe(false)
  })

  it('that was wrong is taken back, with the limit as it was typed', () => {
    const state = play(...loggedIn, limit('100'), 'sign', 'go-back')
    expect(state).toMatchObject({ scene: 'approval', limit: '100' })
    expect(holdingsOf(state)).toEqual(holdingsOf(beginning))
  })

  it('is confirmed with an amount alone, written with a point or a comma', () => {
    expect(readLimit(' 40,50 ')).toBe(40.5)
    for (const typed of ['', 'forty', '-40', '4e1', '1.2.3', '40.123']) {
      expect(readLimit(typed)).toBeUndefined()
      expect(play(...loggedIn, limit(typed), 'sign').scene).toBe('approval')
    }
  })

  it('keeps its limit outside its window', () => {
    expect(next(beginning, limit('40'))).toEqual(beginning)
  })
})

describe('a free signature', () => {
  it('for a vote needs a choice first, and moves nothing', () => {
    expect(play(...paidIn, 'go-on').scene).toBe('ballot')
    const state = play(...paidIn, ['vote', 'no'], 'go-on', 'sign')
    expect(state).toMatchObject({ scene: 'vote-signed', vote: 'no' })
    expect(holdingsOf(state).dollars).toBe(260)
  })

  it('for a permit costs every kind of token that it names, and not the coin', () => {
    const state = play(...voted, 'sign')
    expect(holdingsOf(state)).toEqual({ dollars: 0, points: 0, ether: 0.05 })
    expect(lossOf(state)).toEqual({ dollars: 260, points: 80 })
  })

  it('for a permit can be taken back here, and leads on when it is refused', () => {
    expect(play(...voted, 'sign', 'go-back', 'refuse', 'go-on').scene).toBe('approvals')
    expect(canMove(play(...voted, 'sign'), 'go-on')).toBe(false)
  })
})

describe('an old approval', () => {
  it('is decided about, each of them, before time passes', () => {
    const [first, second] = decide('revoke', 'leave', 'revoke')
    const state = play(...voted, 'refuse', 'go-on', first as Action, second as Action)
    expect(canMove(state, 'go-on')).toBe(false)
  })

  it('ends when it is revoked', () => {
    const state = later('revoke', 'leave', 'revoke')
    expect(isTidy(state)).toBe(true)
    expect(holdingsOf(state)).toMatchObject({ dollars: 230, points: 80 })
    expect(lossOf(state)).toEqual({})
  })

  it.each(['leave', 'disconnect'] as const)('is used by a thief when the learner chose: %s', (fate) => {
    expect(holdingsOf(later(fate, 'leave', 'revoke'))).toMatchObject({ dollars: 0, points: 80 })
    expect(holdingsOf(later('revoke', 'leave', fate))).toMatchObject({ dollars: 230, points: 0 })
    expect(isTidy(later('revoke', 'leave', fate))).toBe(false)
    expect(lossOf(later(fate, 'leave', fate))).toEqual({ dollars: 260, points: 80 })
  })

  it('still pays the phone when the site was disconnected, and not when it was revoked', () => {
    expect(holdingsOf(later('revoke', 'disconnect', 'revoke')).dollars).toBe(230)
    const careful = later('revoke', 'revoke', 'revoke')
    expect(holdingsOf(careful).dollars).toBe(260)
    expect(isTidy(careful)).toBe(true)
  })

  it('can be decided about again', () => {
    const state = next(later('leave', 'leave', 'leave'), ['go', 'go-back'])
    expect(state).toMatchObject({ scene: 'approvals', fates: { farm: 'leave' } })
  })
})

it('a move that the scene does not have changes nothing', () => {
  expect(play('sign', 'refuse', 'go-on', 'go-back')).toEqual(beginning)
})

it('the scenes belong to four steps', () => {
  const scenes = ['doors', 'copy-signed', 'approval', 'ballot', 'permit-signed', 'later'] as const
  expect(scenes.map(stepOf)).toEqual(['login', 'login', 'pay', 'vote', 'vote', 'tidy'])
})
