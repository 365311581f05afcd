import { describe, expect, it } from 'vitest'
import {
  type Action,
  beginning,
  canGoOn,
  type Encounter,
  type Entry,
  isDone,
  isPressed,
  isSettled,
  isSetWell,
  type Move,
  moves,
  next,
  type Reach,
  resultOf,
  type State,
  type Switch,
  switches,
  toneOf,
  traces,
} from './visit.ts'

const play = (state: State, ...actions: Action[]) => actions.reduce(next, state)
const off = (...names: Switch[]): Action[] => names.map((name) => ['switch', name])
const trying = (encounter: Encounter, ...tried: Move[]): Action[] =>
  tried.map((move) => ['try', encounter, move])
const enter = (...entries: Entry[]): Action[] => entries.map((entry) => ['enter', entry])
const sort = (...reaches: Reach[]): Action[] =>
  traces.map((trace, place) => ['sort', trace, reaches[place] ?? 'makers'])

const named: Action = ['name', 'invented']
const careful = play(beginning, named, ...off('room', 'eyes', 'contacts', 'shown'))
const atSquare = play(careful, ['visit'], ['goOn'])
const atReport = play(
  atSquare,
  ...trying('singer', 'mute'),
  ...trying('bully', 'block', 'report'),
  ...trying('friend', 'call'),
  ['goOn'],
)
const atTraces = play(atReport, ...enter('who', 'when', 'words'), ['send'], ['goOn'])

describe('the door', () => {
  it('has all switches on, as the place proposes, and needs a name', () => {
    expect(beginning.on).toEqual(switches)
    expect(next(beginning, ['visit'])).toBe(beginning)
  })

  it('leads on with an invented name, the floor and the voice on, and the rest off', () => {
    expect(atSquare.step).toBe('square')
  })

  it.each(['room', 'eyes', 'contacts', 'shown'] as const)('does not lead on with %s on', (name) => {
    const visited = play(careful, ...off(name), ['visit'])
    expect([isSetWell(visited, name), canGoOn(visited)]).toEqual([false, false])
  })

  it.each(['floor', 'voice'] as const)('does not lead on with %s off, since the visit needs it', (name) => {
    const visited = play(careful, ...off(name), ['visit'])
    expect([isSetWell(visited, name), canGoOn(visited)]).toEqual([false, false])
  })

  it('does not lead on with the full name', () => {
    expect(canGoOn(play(careful, ['name', 'full'], ['visit']))).toBe(false)
  })

  it('can be gone back to, and set in another way', () => {
    const visited = play(beginning, named, ['visit'])
    const back = next(visited, ['rewind'])
    expect(back.hasVisited).toBe(false)
    const again = play(back, ...off('room', 'eyes', 'contacts', 'shown'), ['visit'])
    expect([canGoOn(visited), canGoOn(again)]).toEqual([false, true])
  })
})

describe('the three on the square', () => {
  it('are settled each, whatever was tried before', () => {
    const state = play(
      atSquare,
      ...trying('singer', 'leave', 'report', 'mute'),
      ...trying('bully', 'answer', 'report', 'mute', 'block'),
      ...trying('friend', 'tellCode', 'askName', 'call'),
    )
    expect(canGoOn(state)).toBe(true)
    expect(canGoOn(atSquare)).toBe(false)
  })

  it.each(['block', 'report'] as const)('include a bully for whom %s alone is not enough', (move) => {
    const state = play(atSquare, ...trying('bully', move))
    expect([resultOf(state, 'bully'), isSettled(state, 'bully')]).toEqual([`bully-${move}`, false])
  })

  it('include a bully who is both blocked and reported, in any order', () => {
    for (const order of [
      ['block', 'report'],
      ['report', 'mute', 'block'],
    ] as const) {
      const state = play(atSquare, ...trying('bully', ...order))
      expect([resultOf(state, 'bully'), isSettled(state, 'bully')]).toEqual(['bully-both', true])
    }
  })

  it('include a friend who is checked over another channel alone', () => {
    for (const move of ['tellCode', 'askName', 'block'] as const) {
      expect(isSettled(play(atSquare, ...trying('friend', move)), 'friend')).toBe(false)
    }
    expect(toneOf('friend-tellCode')).toBe('wrong')
  })

  it('are open again when something worse is tried after', () => {
    const state = play(atSquare, ...trying('friend', 'call', 'tellCode'))
    expect(isSettled(state, 'friend')).toBe(false)
    expect(isSettled(play(state, ...trying('friend', 'call')), 'friend')).toBe(true)
  })

  it('keep the bully blocked and reported, while other moves are over with the next', () => {
    const state = play(atSquare, ...trying('bully', 'block', 'answer'), ...trying('singer', 'report', 'mute'))
    expect(moves.bully.filter((move) => isPressed(state, 'bully', move))).toEqual(['answer', 'block'])
    expect(moves.singer.filter((move) => isPressed(state, 'singer', move))).toEqual(['mute'])
  })

  it('show what came of the latest move, also when it is tried again', () => {
    const state = play(atSquare, ...trying('singer', 'report', 'leave', 'report'))
    expect([resultOf(state, 'singer'), state.tried.singer]).toEqual(['singer-report', ['leave', 'report']])
  })
})

describe('the report', () => {
  it('needs who, when and the words, and nothing else', () => {
    expect(atTraces.step).toBe('traces')
  })

  it.each([
    ['an entry missing', ['who', 'when']],
    ['a guess', ['who', 'when', 'words', 'guess']],
    ['an insult back', ['who', 'when', 'words', 'threat']],
    ['the own address', ['who', 'when', 'words', 'address']],
  ] as const)('is not good with %s, and can be written again', (_, entered) => {
    const sent = play(atReport, ...enter(...entered), ['send'])
    expect([sent.isSent, canGoOn(sent)]).toEqual([true, false])
    expect(next(sent, ['rewrite']).isSent).toBe(false)
  })

  it('is not sent empty', () => {
    expect(next(atReport, ['send'])).toBe(atReport)
  })
})

describe('the traces', () => {
  it('are sorted all before they are checked', () => {
    const state = next(atTraces, ['sort', 'film', 'stays'])
    expect(next(state, ['check'])).toBe(state)
  })

  it('are in reach of the makers where the makers keep them, and stay elsewhere', () => {
    expect(isDone(play(atTraces, ...sort('makers', 'stays', 'stays', 'makers'), ['check']))).toBe(true)
  })

  it('can be changed after a wrong answer, and are then checked again', () => {
    const wrong = play(atTraces, ...sort('makers', 'stays', 'makers', 'makers'), ['check'])
    const changed = next(wrong, ['sort', 'token', 'stays'])
    expect([isDone(wrong), changed.isChecked, isDone(next(changed, ['check']))]).toEqual([false, false, true])
  })
})
