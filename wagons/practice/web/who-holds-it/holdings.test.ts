import { describe, expect, it } from 'vitest'
import {
  type Action,
  areAllNamed,
  beginning,
  canGoOn,
  events,
  fateOf,
  isDone,
  isTooLate,
  type Move,
  moveOf,
  moves,
  movesOf,
  next,
  openSetUps,
  type Place,
  type SetUp,
  type State,
  setUps,
} from './holdings.ts'

const play = (actions: readonly Action[], from: State = beginning) => actions.reduce(next, from)
const tries = (setUp: SetUp, ...list: Move[]): Action[] => list.map((move) => ['try', setUp, move])
const goOn: Action = ['goOn']

const atLocked = (place: Place) => play([['place', place], goOn])
const atClosed = (place: Place) =>
  play(
    [...tries('app', 'writeToApp'), ...tries('exchange', 'writeToExchange'), ...tries('wallet', 'pay'), goOn],
    atLocked(place),
  )
const atForgotten = (place: Place, ...wallet: Move[]) =>
  play(
    [
      ...tries('app', 'download'),
      ...tries('exchange', 'claim'),
      ...tries('wallet', ...wallet, 'lookUp', 'otherApp'),
      goOn,
    ],
    atClosed(place),
  )

describe('the beginning', () => {
  it('ends when the words have their place, even a bad one', () => {
    expect(next(beginning, goOn)).toBe(beginning)
    for (const place of ['paper', 'photo', 'later'] as const) expect(atLocked(place).step).toBe('locked')
  })
})

describe('a locked account', () => {
  const locked = atLocked('paper')

  it('leaves one to wait where a company holds it, and stops no payment from a wallet of one’s own', () => {
    expect([fateOf('writeToApp'), fateOf('writeToExchange'), fateOf('pay')]).toEqual([
      'waiting',
      'waiting',
      'kept',
    ])
  })

  it('is not opened by a right password, nor by another page', () => {
    expect(openSetUps(play(tries('app', 'logIn', 'newPage'), locked), 'locked')).toContain('app')
  })

  it('is lost to a stranger who is paid, until another way is tried', () => {
    const lost = play(tries('app', 'payStranger'), locked)
    expect(fateOf(lost.made.locked.app ?? 'pay')).toBe('lost')
    expect(openSetUps(lost, 'locked')).toContain('app')
    expect(openSetUps(play(tries('app', 'writeToApp'), lost), 'locked')).not.toContain('app')
  })

  it('is over when all three set-ups are settled, and not before', () => {
    const two = play([...tries('app', 'writeToApp'), ...tries('wallet', 'pay')], locked)
    expect(openSetUps(two, 'locked')).toEqual(['exchange'])
    expect(next(two, goOn)).toBe(two)
    expect(atClosed('paper').step).toBe('closed')
  })
})

describe('a service that closes', () => {
  it('keeps what was downloaded in time, and no followers', () => {
    expect([fateOf('waitAndSee'), fateOf('takeFollowers'), fateOf('download')]).toEqual([
      'lost',
      'noEffect',
      'partly',
    ])
  })

  it('loses all to an app that gets the words and was not looked up before', () => {
    for (const place of ['paper', 'photo'] as const) {
      const lost = play(tries('wallet', 'otherApp'), atClosed(place))
      expect([lost.made.closed.wallet, fateOf('otherApp')]).toEqual(['otherApp', 'lost'])
      expect(openSetUps(lost, 'closed')).toContain('wallet')
    }
  })

  it('leaves the wallet to another app that was looked up, which alone is only a first step', () => {
    for (const place of ['paper', 'photo'] as const) {
      const found = play(tries('wallet', 'lookUp'), atClosed(place))
      expect(openSetUps(found, 'closed')).toContain('wallet')
      const moved = play(tries('wallet', 'otherApp'), found)
      expect(moved.made.closed.wallet).toBe('otherAppFound')
      expect(openSetUps(moved, 'closed')).not.toContain('wallet')
    }
  })

  it('takes nothing from a new wallet, whose words are on paper wherever the old ones are', () => {
    for (const place of ['paper', 'photo', 'later'] as const) {
      const moved = play(tries('wallet', 'newWallet'), atClosed(place))
      expect(fateOf(moved.made.closed.wallet ?? 'otherApp')).toBe('kept')
      expect(moved.place).toBe('paper')
    }
  })

  it('lets words that were never written be written while the old app still opens', () => {
    const closed = play(tries('wallet', 'otherApp'), atClosed('later'))
    expect(closed.made.closed.wallet).toBe('otherAppNoWords')
    expect(movesOf(closed, 'closed', 'wallet')).toContain('writeNow')
    const written = play(tries('wallet', 'writeNow'), closed)
    expect(written.place).toBe('paper')
    expect(openSetUps(written, 'closed')).toContain('wallet')
    const moved = play(tries('wallet', 'lookUp', 'otherApp'), written)
    expect(moved.made.closed.wallet).toBe('otherAppFound')
    expect(movesOf(moved, 'closed', 'wallet')).not.toContain('writeNow')
  })
})

describe('a password that is lost', () => {
  it('is set anew by a company, and not for a wallet of one’s own', () => {
    expect([fateOf('resetApp'), fateOf('resetExchange'), fateOf('resetWallet')]).toEqual([
      'kept',
      'kept',
      'noEffect',
    ])
  })

  it('takes nothing from a wallet whose words are on paper, also when they were written late', () => {
    for (const state of [atForgotten('paper'), atForgotten('later', 'writeNow')])
      expect(play(tries('wallet', 'enterWords'), state).made.forgotten.wallet).toBe('enterWords')
    expect(fateOf('enterWords')).toBe('byWords')
  })

  it('loses what a photo online has shown to a thief; the words can then be put on paper after all', () => {
    const lost = play(tries('wallet', 'enterWords'), atForgotten('photo'))
    expect(lost.made.forgotten.wallet).toBe('enterPhoto')
    expect(fateOf('enterPhoto')).toBe('lost')
    expect(isTooLate(lost.made.forgotten.wallet)).toBe(true)
    const back = next(lost, ['rewind'])
    expect(back).toMatchObject({ step: 'forgotten', place: 'paper', made: { forgotten: {} } })
    expect(play(tries('wallet', 'enterWords'), back).made.forgotten.wallet).toBe('enterWords')
  })

  it('loses what has no words, and a help desk cannot take words that there are not', () => {
    const state: State = { ...atForgotten('paper'), place: 'later' }
    expect(play(tries('wallet', 'helpDesk'), state).made.forgotten.wallet).toBe('helpDeskNoWords')
    expect(play(tries('wallet', 'enterWords'), state).made.forgotten.wallet).toBe('enterNothing')
  })

  it('loses all to a help desk that is told the words', () => {
    const state = play(tries('wallet', 'helpDesk'), atForgotten('paper'))
    expect(fateOf(state.made.forgotten.wallet ?? 'pay')).toBe('lost')
  })
})

describe('every set-up in every event', () => {
  it('has a move that settles it, and one that does not', () => {
    for (const event of events)
      for (const setUp of setUps) {
        const fates = moves[event][setUp].map((move) => fateOf(move))
        const settled = fates.filter((fate) => !['lost', 'begun', 'noEffect'].includes(fate))
        expect([settled.length, fates.length > 1], `${event} ${setUp}`).toEqual([1, true])
      }
  })

  it('shows as pressed the button that was pressed', () => {
    expect(moveOf('enterPhoto')).toBe('enterWords')
    expect(moveOf('enterNothing')).toBe('enterWords')
    expect(moveOf('otherAppNoWords')).toBe('otherApp')
    expect(moveOf('otherAppFound')).toBe('otherApp')
    expect(moveOf('helpDeskNoWords')).toBe('helpDesk')
    expect(moveOf('pay')).toBe('pay')
  })
})

describe('naming who holds the keys', () => {
  const name = (app: 'you' | 'company', exchange: 'you' | 'company', wallet: 'you' | 'company'): Action[] => [
    ['name', 'app', app],
    ['name', 'exchange', exchange],
    ['name', 'wallet', wallet],
  ]
  const atEnd = play(
    [
      ...tries('app', 'resetApp'),
      ...tries('exchange', 'resetExchange'),
      ...tries('wallet', 'enterWords'),
      goOn,
    ],
    atForgotten('paper'),
  )

  it('comes last, and is checked when all three are named', () => {
    expect(atEnd.step).toBe('holders')
    expect(canGoOn(atEnd)).toBe(false)
    expect(areAllNamed(atEnd)).toBe(false)
    expect(next(atEnd, ['check'])).toBe(atEnd)
  })

  it('is done with a company for app and exchange, and with the learner for the wallet', () => {
    const named = play(name('company', 'company', 'you'), atEnd)
    expect(isDone(named)).toBe(false)
    expect(isDone(next(named, ['check']))).toBe(true)
  })

  it('can be changed after a wrong answer, and is then checked again', () => {
    const wrong = play([...name('company', 'you', 'you'), ['check']], atEnd)
    expect(isDone(wrong)).toBe(false)
    const changed = next(wrong, ['name', 'exchange', 'company'])
    expect([changed.isChecked, isDone(changed)]).toEqual([false, false])
    expect(isDone(next(changed, ['check']))).toBe(true)
  })
})
