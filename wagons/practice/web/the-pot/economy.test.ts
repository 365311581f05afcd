import { describe, expect, it } from 'vitest'
import {
  adCost,
  balanceOf,
  canAdvertise,
  courseOf,
  entry,
  fun,
  gotSince,
  lastingPay,
  type Month,
  type Move,
  monthAfter,
  type Promised,
  potsAt,
  priceOf,
  promises,
  toPot,
} from './economy.ts'

function run(promised: Promised, ...moves: Move[]): Month[] {
  const months: Month[] = []
  for (let month = 0; month < 10; month++) {
    months.push(monthAfter(months, promised, moves[month] ?? 'keep'))
  }
  return months
}

describe('a month', () => {
  it('brings newcomers, and pays all players out of what the pot has then', () => {
    const [one, two] = run(400)
    expect(one).toMatchObject({ joined: 10, players: 10, income: 16_000, paid: 4000, pot: 12_000 })
    expect(two).toMatchObject({ joined: 20, players: 30, income: 32_000, paid: 12_000, pot: 32_000 })
  })

  it('shares what is left when the pot has less than was promised', () => {
    const short = run(400).find(({ isShort }) => isShort)
    expect(short).toMatchObject({ joined: 16, players: 384, each: 308, pot: 0 })
  })

  it('brings few newcomers once the pay was short', () => {
    const months = run(400)
    const at = months.findIndex(({ isShort }) => isShort)
    expect(months[at + 1]?.joined).toBe(Math.floor((months[at]?.joined ?? 0) / 4))
  })

  it.each(promises)('never pays out what did not come in (%s)', (promised) => {
    const months = run(promised)
    const { players, paidOut } = balanceOf(months)
    expect(paidOut + (months.at(-1)?.pot ?? 0)).toBe(players * toPot)
  })
})

describe('a promise', () => {
  it('that is higher empties the pot earlier', () => {
    const fails = promises.map((promised) => run(promised).findIndex(({ isShort }) => isShort) + 1)
    expect(fails).toEqual([0, 8, 6])
  })

  it('that is kept for ten months leaves a pot for a few more only', () => {
    const last = run(200).at(-1)
    expect((last?.pot ?? 0) / (last?.paid ?? 1)).toBeLessThan(4)
  })

  it.each(promises)('makes far fewer gain than lose (%s)', (promised) => {
    const { players, winners } = balanceOf(run(promised))
    expect(winners).toBeLessThan((players - winners) / 2)
  })
})

describe('what the makers can try', () => {
  it('twice as many tokens sell for half the price, and pay the same', () => {
    const [plain, printed] = [run(400)[2], run(400, 'keep', 'keep', 'print')[2]]
    expect(printed?.each).toBe(plain?.each)
    expect([plain, printed].map((month) => month && priceOf(month))).toEqual([400, 200])
  })

  it('an advertisement brings newcomers earlier, costs the pot, and empties it no later', () => {
    const plain = run(400)
    const advertised = run(400, 'keep', 'keep', 'keep', 'advertise')
    expect(advertised[3]?.joined).toBe(2 * (plain[3]?.joined ?? 0))
    expect(advertised[3]?.pot).toBe(68_000 + 160 * toPot - adCost - 230 * 400)
    const failing = (months: Month[]) => months.findIndex(({ isShort }) => isShort)
    expect(failing(advertised)).toBeLessThanOrEqual(failing(plain))
  })

  it('an advertisement needs a pot that can pay for it', () => {
    expect([canAdvertise([]), canAdvertise(run(400).slice(0, 4))]).toEqual([false, true])
  })

  it('half the pay keeps more in the pot, and newcomers away', () => {
    const plain = run(400)
    const halved = run(400, 'keep', 'keep', 'keep', 'halve')
    expect(halved[3]?.pot).toBeGreaterThan(plain[3]?.pot ?? 0)
    expect(halved[4]?.joined).toBeLessThan(plain[4]?.joined ?? 0)
  })
})

describe('a player', () => {
  it('gets less the later she joins', () => {
    const months = run(400)
    const got = months.map((_, month) => gotSince(months, month))
    expect(got).toEqual([...got].sort((a, b) => b - a))
    expect([(got[0] ?? 0) > entry, (got[4] ?? 0) > entry]).toEqual([true, false])
  })
})

describe('a pot that players fill for fun', () => {
  it('lasts while no more goes out than comes in', () => {
    expect(lastingPay).toBe(90)
    expect(courseOf(lastingPay)).toBe('lasts')
    expect(potsAt(lastingPay).at(-1)).toBe(fun.start)
  })

  it('shrinks where a little more goes out, even when it lives through ten months', () => {
    expect(courseOf(100)).toBe('shrinks')
    expect(courseOf(110)).toBe('shrinks')
  })

  it('fails in the month in which it would be overdrawn', () => {
    expect(courseOf(120)).toBe('fails')
    expect(potsAt(400)).toEqual([])
    expect(potsAt(200)).toEqual([28_000, 6000])
  })
})
