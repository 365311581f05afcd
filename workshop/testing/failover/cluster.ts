import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { administer } from '#workshop/testing/postgres/postgres-setup.ts'
import { type Disk, Machine } from './machine.ts'
import { openNetwork } from './private-world.ts'

const examples = join(import.meta.dirname, '../../../docs/deploy/postgres')
const readExample = (file: string) => readFileSync(join(examples, file), 'utf8')

const names = ['db1', 'db2', 'db3'] as const
const addressOf = (name: string) => `10.0.0.1${name.slice(-1)}`
/** Where EduTrain and HAProxy are. */
const ourAddress = '10.0.0.1'

/** PostgreSQL's disk, which is filled, and another one for etcd. */
export const dataFolder = '/var/lib/postgresql'
const disks: readonly Disk[] = [
  { folder: dataFolder, user: 'postgres', megabytes: 1500 },
  { folder: '/var/lib/etcd', user: 'etcd', megabytes: 300 },
]

const clusterSchema = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), lag: z.unknown().optional() }),
  ),
})
type Member = z.infer<typeof clusterSchema>['members'][number]

/** Three machines with PostgreSQL, Patroni and etcd, and HAProxy here, as the example files have them. */
export class Cluster {
  readonly machines: readonly Machine[]
  readonly home: string
  #proxy: ChildProcess | undefined

  constructor() {
    this.home = mkdtempSync(join(tmpdir(), 'edutrain-failover-'))
    chmodSync(this.home, 0o711)
    this.machines = names.map((name) => this.#machine(name))
  }

  /** The address of EduTrain's database on whichever machine is primary; or, to be read from, on another. */
  readonly url = 'postgres://edutrain:edutrain@127.0.0.1:5432/edutrain'
  readonly readUrl = this.url.replace('5432', '5433')

  async start(): Promise<void> {
    openNetwork(ourAddress)
    await Promise.all(this.machines.map((machine) => machine.start()))
    const log = openSync(join(this.home, 'haproxy.log'), 'a')
    this.#proxy = spawn('haproxy', ['-f', join(examples, 'haproxy.cfg')], { stdio: ['ignore', log, log] })
    await this.untilWhole(240_000)
    await administer(superuserUrl(), async (client) => {
      await client.query(`create role edutrain login password 'edutrain'`)
      await client.query(`create database edutrain owner edutrain encoding 'UTF8' template template0`)
    })
  }

  /** The machine that is primary now. @throws Error when none is */
  async primary(): Promise<Machine> {
    const leader = (await this.members()).find(({ role }) => role === 'leader')
    const machine = this.machines.find(({ name }) => name === leader?.name)
    if (!machine) throw new Error('no machine is primary')
    return machine
  }

  /** Resolves once all three take part and one of them holds each write that the primary acknowledges. */
  async untilWhole(patience: number): Promise<void> {
    const deadline = performance.now() + patience
    let last: unknown
    while (performance.now() < deadline) {
      try {
        const members = await this.members()
        last = members
        // What Patroni knows is up to five seconds old; PostgreSQL tells what is.
        if (isWhole(members) && (await standbys()) === 'all, one of them synchronous') return
      } catch (error) {
        last = error
      }
      await setTimeout(500)
    }
    throw new Error(
      `the cluster was not whole within ${patience} ms: ${JSON.stringify(last)}; logs in ${this.home}`,
    )
  }

  /** As the machine that answers first has it. */
  async members(): Promise<readonly Member[]> {
    return Promise.any(
      this.machines.map(async ({ address }) => {
        const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
        const { members } = clusterSchema.parse(await response.json())
        if (members.length === 0) throw new Error('no member is known')
        return members
      }),
    )
  }

  /** As `patronictl switchover` does. */
  async switchOver(from: Machine): Promise<void> {
    const candidate = (await this.members()).find(({ role }) => role === 'sync_standby')?.name
    const response = await fetch(`http://${from.address}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from.name, candidate }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`switching over: ${response.status} ${await response.text()}`)
  }

  async end(): Promise<void> {
    this.#proxy?.kill('SIGKILL')
    for (const machine of this.machines) await machine.cutPower()
  }

  #machine(name: string): Machine {
    const folder = join(this.home, name)
    mkdirSync(folder)
    chmodSync(folder, 0o711)
    const config = join(folder, 'patroni.yml')
    writeFileSync(config, ownPatroni(name), { mode: 0o644 })
    const { home } = this
    return new Machine({
      name,
      address: addressOf(name),
      home,
      disks,
      services: [
        { user: 'etcd', command: ['etcd'], env: ownEtcd(name) },
        { user: 'postgres', command: ['patroni', config] },
      ],
    })
  }
}

function superuserUrl(): string {
  const { password } = parse(readExample('patroni.yml')).postgresql.authentication.superuser
  return `postgres://postgres:${password}@127.0.0.1:5432/postgres?connect_timeout=5`
}

function standbys(): Promise<string> {
  return administer(superuserUrl(), async (client) => {
    const { rows } = await client.query('select state, sync_state from pg_stat_replication')
    const streaming = rows.filter(({ state }) => state === 'streaming')
    const synchronous = streaming.filter(({ sync_state }) => sync_state === 'sync')
    return streaming.length === names.length - 1 && synchronous.length === 1
      ? 'all, one of them synchronous'
      : JSON.stringify(rows)
  })
}

function isWhole(members: readonly Member[]): boolean {
  const isWell = ({ role, state, lag }: Member) =>
    ['running', 'streaming'].includes(state) &&
    (role === 'leader' || lag === 0 || (typeof lag === 'number' && lag < 1e6))
  const roles = members.map(({ role }) => role)
  return (
    members.length === names.length &&
    members.every(isWell) &&
    roles.filter((role) => role === 'leader').length === 1 &&
    roles.includes('sync_standby')
  )
}

/** The example with name and address of one machine, as it says. */
function ownPatroni(name: string): string {
  return readExample('patroni.yml')
    .replace(/^name: .*$/m, `name: ${name}`)
    .replace(/^( {2}(?:listen|connect_address): )[\d.]+/gm, `$1${addressOf(name)}`)
}

function ownEtcd(name: string): NodeJS.ProcessEnv {
  const lines = [...readExample('etcd.env').matchAll(/^(ETCD_\w+)=(.*)$/gm)]
  return Object.fromEntries(
    lines.map(([, key = '', value = '']) => [
      key,
      key === 'ETCD_INITIAL_CLUSTER'
        ? value
        : value.replaceAll('db1', name).replaceAll(addressOf('db1'), addressOf(name)),
    ]),
  )
}
