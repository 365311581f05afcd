import { type Finding, fault, fine } from './finding.ts'

/** A clock that was asked: its time, and this machine's before and after, in ms. */
export interface OtherClock {
  readonly name: string
  readonly time: number
  readonly askedAt: number
  readonly answeredAt: number
}

/** Codes of authenticator apps change every 30 s; machines of one site should agree within a minute. In ms. */
const tolerated = 20_000

export function checkClock(others: readonly OtherClock[]): Finding[] {
  if (others.length === 0)
    return [fine(`It is ${new Date().toISOString()} here; nothing that the settings name has another clock.`)]
  return others.map(({ name, time, askedAt, answeredAt }) => {
    const skew = Math.round((askedAt + answeredAt) / 2 - time)
    const off = `The clock here is ${(Math.abs(skew) / 1000).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} that of ${name}.`
    return Math.abs(skew) <= tolerated
      ? fine(off)
      : fault(
          off,
          'Set both by NTP (timedatectl set-ntp true): ID tokens, codes and limits depend on the time.',
        )
  })
}

/** From the `Date` of an answer, which has whole seconds. */
export function clockOf(
  name: string,
  date: string | null,
  askedAt: number,
  answeredAt: number,
): OtherClock[] {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? [] : [{ name, time: time + 500, askedAt, answeredAt }]
}
