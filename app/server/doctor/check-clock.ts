import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'

/** A clock that was asked: its time, and this machine's before and after, in ms. */
export interface OtherClock {
  readonly name: string
  readonly time: number
  readonly askedAt: number
  readonly answeredAt: number
}

/** Codes of authenticator apps change every 30 s; machines of one site should agree within a minute. In ms. */
const tolerated = 20_000
const depends = 'ID tokens, codes and limits depend on the time'

/** Whether something sets the clock of this machine; undefined where it does not tell, as in a container. */
export function readSynchronized(mark = '/run/systemd/timesync/synchronized'): boolean | undefined {
  if (existsSync(mark)) return true
  const { stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
    timeout: 5_000,
  })
  return { yes: true, no: false }[stdout?.trim() ?? '']
}

export function checkClock(others: readonly OtherClock[], isSynchronized: boolean | undefined): Finding[] {
  return [
    ...others.map(({ name, time, askedAt, answeredAt }) => {
      const skew = Math.round((askedAt + answeredAt) / 2 - time)
      const off = `The clock here is ${(Math.abs(skew) / 1000).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} that of ${name}.`
      return Math.abs(skew) <= tolerated
        ? fine(off)
        : fault(off, `Set both by NTP (timedatectl set-ntp true): ${depends}.`)
    }),
    isSynchronized
      ? fine('The clock of this machine is set by NTP.')
      : isSynchronized === false
        ? advice(
            `Nothing sets the clock of this machine; it says ${new Date().toISOString()}.`,
            `Set it by NTP (timedatectl set-ntp true): ${depends}.`,
          )
        : advice(
            `Whether the clock of this machine is right cannot be known here; it says ${new Date().toISOString()}.`,
            `Compare it, and have the machine set it by NTP: ${depends}.`,
          ),
  ]
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
