// `npm run doctor`: looks whether the settings fit the machine, the proxy and the mail server, and says what to do.
// It asks no host that the settings do not name. `-- --send-to ADDRESS` sends a test e-mail.
import { join } from 'node:path'
import { senderOf } from '#app/server/config/mail.config.ts'
import { findMisspelt, type MisspeltSetting, misspeltWarning } from '#app/server/config/misspelt-settings.ts'
import { warnOfProxy } from '#app/server/config/server.config.ts'
import { checkAddress } from '#app/server/doctor/check-address.ts'
import { checkBackups } from '#app/server/doctor/check-backups.ts'
import { checkClock, clockOf, type OtherClock, readSynchronized } from '#app/server/doctor/check-clock.ts'
import { checkContent } from '#app/server/doctor/check-content.ts'
import { checkDatabase } from '#app/server/doctor/check-database.ts'
import { checkDisk } from '#app/server/doctor/check-disk.ts'
import { checkMail } from '#app/server/doctor/check-mail.ts'
import { checkProxy } from '#app/server/doctor/check-proxy.ts'
import { checkVersions } from '#app/server/doctor/check-versions.ts'
import { featuresOf } from '#app/server/wagons.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import { advice, type Finding, fault } from '#platform/server/doctor/finding.ts'
import type { Config, Feature } from '#platform/server/feature.ts'
import { appDir, version } from '#platform/server/installation.ts'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { runCommand, UsageError } from './command.ts'

const options = { 'send-to': { type: 'string' }, backups: { type: 'string' } } as const

await runCommand(
  'doctor -- [--send-to ADDRESS] [--backups FOLDER]',
  options,
  async ({ values, positionals, config, environment }) => {
    if (positionals.length > 0) throw new UsageError()
    const settings = config()
    const misspelt = findMisspelt(environment())
    const faults = await examine(settings, misspelt, values['send-to'], values.backups)
    process.exit(faults > 0 ? 1 : 0)
  },
)

/** Says what it finds, subject by subject. Returns how many faults there are. */
async function examine(
  config: Config,
  misspelt: readonly MisspeltSetting[],
  sendTo?: string,
  backups?: string,
): Promise<number> {
  const { server, mail, issuer, database } = config
  const here = featuresOf(config)
  const all: Finding[] = []
  const say = (subject: string, findings: readonly Finding[]) => {
    all.push(...findings)
    print(subject, findings)
  }
  const warning = warnOfProxy(server)
  say('versions', checkVersions(appDir))
  say(
    'settings',
    misspelt.map((one) => fault(misspeltWarning(one), `Write ${one.meant}, or remove it.`)),
  )
  say('content', checkContent(server.contentDir, appDir, here))
  say('disk', checkDisk(server.dataDir, !database.url || !mail.smtpUrl))
  const inspected = await checkDatabase(config)
  say('database', inspected.findings)
  say('backups', checkBackups(backups ?? join(server.dataDir, 'backups'), systemClock, database.url !== ''))
  const address = await checkAddress(server.publicUrl, version)
  say('address', address.findings)
  const unproxied = warning ? [advice(warning, 'Set TRUST_PROXY to the address of the proxy.')] : []
  say('proxy', address.url ? await checkProxy(address.url, server.dataDir).catch(unasked) : unproxied)
  const mailer = createSmtpMailer({
    url: mail.smtpUrl || 'smtp://localhost',
    from: { ...senderOf(mail.from, issuer.name), replyTo: mail.replyTo },
  })
  say('mail', await checkMail(mail, mailer, sendTo))
  for (const { name, examine } of here) if (examine) say(name, await examine(inspected.config))
  const clocks = [...inspected.clocks, ...(await configuredClocks(config, here))]
  say('clock', checkClock(clocks, readSynchronized()))
  const count = (level: Finding['level']) => all.filter((finding) => finding.level === level).length
  const [faults, advised] = [count('fault'), count('advice')]
  console.log(
    `\n${faults} ${faults === 1 ? 'fault' : 'faults'}, ${advised} ${advised === 1 ? 'piece' : 'pieces'} of advice.`,
  )
  return faults
}

function unasked({ message }: Error): Finding[] {
  return [
    advice(
      `What the proxy passes on could not be asked for: ${message}.`,
      'Run this as the user of the server.',
    ),
  ]
}

/** Of the other hosts that the server asks anyway. */
async function configuredClocks(config: Config, here: readonly Feature[]): Promise<OtherClock[]> {
  const addresses = here.flatMap(({ asks }) => asks?.(config) ?? []).filter(Boolean)
  const clocks = addresses.map(async (address) => {
    const askedAt = Date.now()
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    )
    return clockOf(new URL(address).host, answer?.headers.get('date') ?? null, askedAt, Date.now())
  })
  return (await Promise.all(clocks)).flat()
}

function print(subject: string, findings: readonly Finding[]): void {
  const marks = { fine: 'ok    ', advice: 'ADVICE', fault: 'FAULT ' }
  for (const { level, what, todo } of findings) {
    console.log(`${marks[level]}  ${subject.padEnd(9)} ${what}`)
    if (todo) console.log(`${' '.repeat(18)}→ ${todo}`)
  }
}
