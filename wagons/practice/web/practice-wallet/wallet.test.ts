import { describe, expect, it } from 'vitest'
import {
  type Action,
  beginning,
  canMove,
  fateOf,
  type Move,
  next,
  offered,
  type Place,
  type State,
  stepOf,
  wordCount,
} from './wallet.ts'

const play = (...actions: readonly (Move | Action)[]): State =>
  actions.reduce<State>(
    (state, action) => next(state, typeof action === 'string' ? ['go', action] : action),
    beginning,
  )
const keep = (...kept: Place[]): Action[] => kept.map((place) => ['keep', place])
const type = (...words: number[]): Action[] => words.map((word) => ['tap', word])
const made = ['take-new', 'go-on'] as const
const kept = [...made, ...keep('drawer', 'second'), 'go-on', 'go-on'] as const
const restored = [...kept, ...type(0, 1, 2, 3, 4, 5), 'go-on', 'go-on'] as const

describe('a new wallet', () => {
  it('takes no words that were given, and asks again', () => {
    expect(canMove(play('take-given'), 'go-on')).toBe(false)
    expect(play('take-given', 'go-back')).toEqual(beginning)
  })

  it('shows the words that it made', () => {
    expect(play('take-new').scene).toBe('words')
  })
})

describe('words that are kept', () => {
  it.each<[string, Place[], string]>([
    ['on two papers in two places', ['drawer', 'second'], 'safe'],
    ['on a paper in another place', ['second', 'memory'], 'safe'],
    ['on one paper beside the phone', ['drawer'], 'lost'],
    ['in the head', ['memory', 'drawer'], 'lost'],
    ['on two papers and in a photo', ['drawer', 'second', 'photo'], 'stolen'],
    ['on two papers and in an e-mail', ['drawer', 'second', 'mail'], 'stolen'],
  ])('%s (%j) are after a year %s', (_, places, fate) => {
    expect(fateOf(places)).toBe(fate)
    const isSafe = fate === 'safe'
    const state = play(...made, ...keep(...places), 'go-on')
    expect(canMove(state, 'go-on')).toBe(isSafe)
    expect(canMove(state, 'go-back')).toBe(true)
  })

  it('are kept somewhere, and a place can be taken back', () => {
    expect(canMove(play(...made), 'go-on')).toBe(false)
    expect(play(...made, ...keep('photo', 'second', 'photo')).kept).toEqual(['second'])
  })

  it('can be kept otherwise after the year', () => {
    const state = play(...made, ...keep('photo'), 'go-on', 'go-back')
    expect(state).toMatchObject({ scene: 'places', kept: ['photo'] })
  })
})

describe('a wallet on a new phone', () => {
  it('opens when all words are typed in their order', () => {
    expect(canMove(play(...kept, ...type(0, 1, 2, 3, 4)), 'go-on')).toBe(false)
    expect(play(...kept, ...type(0, 1, 2, 3, 4, 5), 'go-on').scene).toBe('restored')
  })

  it('stays shut when the order is another one, and is tried anew', () => {
    const state = play(...kept, ...type(0, 1, 2, 3, 5, 4), 'go-on')
    expect(state.scene).toBe('not-restored')
    expect(next(state, ['go', 'go-back'])).toMatchObject({ scene: 'restore', typed: [] })
  })

  it('lets a word be taken back', () => {
    expect(play(...kept, ...type(3, 0, 3)).typed).toEqual([0])
  })

  it('offers every word once, and not in their order', () => {
    expect(offered.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(offered).toHaveLength(wordCount)
    expect(offered).not.toEqual(offered.toSorted())
  })
})

describe('a message that is harmless', () => {
  it('is signed in the window, and leads to the inbox', () => {
    expect(play(...restored, 'open-window', 'sign', 'go-on').scene).toBe('inbox')
  })

  it('can be signed after it was refused', () => {
    expect(play(...restored, 'open-window', 'refuse', 'go-back', 'sign').scene).toBe('signed')
  })

  it('needs no words: who tells them goes back', () => {
    const state = play(...restored, 'tell-words')
    expect(canMove(state, 'go-on')).toBe(false)
    expect(next(state, ['go', 'go-back']).scene).toBe('meeting')
  })
})

it('what a scene does not have changes nothing', () => {
  expect(play('sign', 'go-on', ...keep('photo'), ...type(1))).toEqual(beginning)
})

it('the scenes belong to five steps', () => {
  const scenes = ['begin', 'words', 'year', 'not-restored', 'told', 'inbox'] as const
  expect(scenes.map(stepOf)).toEqual(['make', 'make', 'keep', 'restore', 'show', 'sort'])
})
