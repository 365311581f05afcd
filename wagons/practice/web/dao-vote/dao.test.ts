import { describe, expect, it } from 'vitest'
import {
  type Action,
  beginning,
  canGoOn,
  countOf,
  endingOf,
  holders,
  hoursLeft,
  isValid,
  next,
  type State,
  turnoutOf,
} from './dao.ts'
import { areGood, fatesOf, type Rules, ruleChoices } from './rules.ts'

const played = (state: State, ...actions: Action[]) => actions.reduce(next, state)

describe('the vote', () => {
  it('counts tokens: two large holders reach the quorum, a class without tokens adds nothing', () => {
    expect(turnoutOf(countOf('yes', ['rosa', 'choir']))).toBe(38)
    expect(turnoutOf(countOf('yes', ['rosa', 'pupils']))).toBe(26)
  })

  it('counts a no for the quorum as well, as its rules say', () => {
    expect(countOf('no', ['rosa', 'deniz'])).toEqual({ yes: 20, no: 15 })
    expect(isValid(countOf('no', ['rosa', 'deniz']))).toBe(true)
  })

  it('is won whenever it is valid, whatever the learner votes', () => {
    for (const vote of ['yes', 'no'] as const)
      for (const first of holders)
        for (const second of holders.filter((holder) => holder !== first)) {
          const count = countOf(vote, [first, second])
          if (isValid(count)) expect(count.yes).toBeGreaterThan(count.no)
        }
  })

  it('is not counted before the learner has voted and sent both messages, and a third is not sent', () => {
    const asked = played(beginning, ['ask', 'rosa'], ['ask', 'banda'])
    expect(played(asked, ['count']).isCounted).toBe(false)
    expect(played(asked, ['ask', 'choir']).asked).toEqual(['rosa', 'banda'])
    expect(played(asked, ['vote', 'yes'], ['count']).isCounted).toBe(true)
  })

  it('is void below the quorum, and can be taken back and won', () => {
    const lost = played(beginning, ['vote', 'yes'], ['ask', 'rosa'], ['ask', 'banda'], ['count'])
    expect(played(lost, ['goOn']).step).toBe('quorum')
    const won = played(lost, ['goBack'], ['ask', 'banda'], ['ask', 'deniz'], ['count'], ['goOn'])
    expect(won.step).toBe('plan')
  })
})

describe('the hostile plan', () => {
  const plan: State = { ...beginning, step: 'plan' }

  it('is left only with the line that its words do not tell', () => {
    const wrong = played(plan, ['point', 'version'], ['show'])
    expect(canGoOn(wrong)).toBe(false)
    const right = played(wrong, ['goBack'], ['point', 'transfer'], ['show'])
    expect(canGoOn(right)).toBe(true)
  })

  it('is shown to no one before a line is chosen', () => {
    expect(played(plan, ['show']).isShown).toBe(false)
  })
})

describe('the timelock', () => {
  it('is long enough for three signatures, also with a lost key among those asked', () => {
    expect(endingOf(['ana', 'bilal'])).toBeUndefined()
    expect(endingOf(['ana', 'bilal', 'emeka'])).toBeUndefined()
    expect(endingOf(['ana', 'bilal', 'dora'])).toBe('stopped')
    expect(endingOf(['chen', 'dora', 'ana', 'bilal'])).toBe('stopped')
  })

  it('is over when a day was spent on a holder who cannot be reached', () => {
    expect(endingOf(['emeka', 'ana', 'bilal', 'dora'])).toBe('late')
    expect(hoursLeft(['emeka', 'ana', 'bilal', 'dora'])).toBe(0)
  })

  it('is lost by a new vote, by a link in the chat, and by leaving', () => {
    expect(endingOf(['newVote'])).toBe('outvoted')
    expect(endingOf(['ana', 'chatLink'])).toBe('robbed')
    expect(endingOf(['leave'])).toBe('left')
  })

  it('takes nothing more once it has ended, and begins anew when it is taken back', () => {
    const lost = played({ ...beginning, step: 'timelock' }, ['do', 'leave'])
    expect(played(lost, ['do', 'ana']).deeds).toEqual(['leave'])
    const again = played(lost, ['goBack'], ['do', 'ana'], ['do', 'ana'])
    expect(again.deeds).toEqual(['ana'])
  })
})

describe('the rules', () => {
  const balanced: Rules = { quorum: '30', wait: 'days', stop: 'three' }
  const all = ruleChoices.quorum.flatMap((quorum) =>
    ruleChoices.wait.flatMap((wait) => ruleChoices.stop.map((stop): Rules => ({ quorum, wait, stop }))),
  )

  it('serve only when none of the three is at its end', () => {
    expect(all.filter(areGood)).toEqual([balanced])
  })

  it('leave bills unpaid where the quorum is too high, and let eight tokens decide where it is too low', () => {
    expect(fatesOf({ ...balanced, quorum: '80' })).toMatchObject({ bill: 'void', attack: 'void' })
    expect(fatesOf({ ...balanced, quorum: '5' }).night).toBe('passed')
  })

  it('pay a thief at once without a timelock, even where a single member may stop it', () => {
    for (const stop of ruleChoices.stop)
      expect(fatesOf({ ...balanced, wait: 'none', stop })).toMatchObject({ attack: 'taken', bill: 'paid' })
  })

  it('make a timelock useless where no one may stop a plan, and harmful where anyone may', () => {
    expect(fatesOf({ ...balanced, stop: 'none' }).attack).toBe('unstoppable')
    expect(fatesOf({ ...balanced, stop: 'any' }).bill).toBe('blocked')
    expect(fatesOf({ ...balanced, wait: 'months' }).bill).toBe('late')
  })

  it('are tried only when all three are chosen', () => {
    const state: State = { ...beginning, step: 'rules', rules: { quorum: '30', wait: 'days' } }
    expect(played(state, ['try']).isTried).toBe(false)
    const tried = played(state, ['rule', { stop: 'three' }], ['try'])
    expect(canGoOn(tried)).toBe(true)
    expect(played(tried, ['rule', { stop: 'any' }]).isTried).toBe(false)
  })
})
