import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { usualTimeouts } from '#platform/server/db/postgres.ts'

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../docs/deploy/postgres', file), 'utf8')
const patroni = parse(read('patroni.yml'))
const haproxy = read('haproxy.cfg')
const pgbouncer = read('pgbouncer.ini')
const etcd = Object.fromEntries(
  [...read('etcd.env').matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
)

const machines = [...etcd.ETCD_INITIAL_CLUSTER.matchAll(/(db\d)=http:\/\/([\d.]+):2380/g)].map(
  ([, name = '', address = '']) => ({ name, address }),
)

describe('three machines with PostgreSQL', () => {
  it('are the same ones in every file', () => {
    expect(machines).toHaveLength(3)
    expect(patroni.etcd.hosts).toEqual(machines.map(({ address }) => `${address}:2379`))
    const { listen } = patroni.postgresql
    const [, port] = listen.split(':')
    const [, api] = patroni.restapi.listen.split(':')
    const servers = machines.map(({ name, address }) => `server ${name} ${address}:${port} check port ${api}`)
    expect([...haproxy.matchAll(/server db.*$/gm)].map(([line]) => line)).toEqual([...servers, ...servers])
    expect(patroni.name).toBe(etcd.ETCD_NAME)
    expect(listen).toBe(`${machines[0]?.address}:5432`)
  })

  it('acknowledge a write when two have it, and give Patroni the time that it wants', () => {
    const { ttl, loop_wait, retry_timeout, synchronous_mode } = patroni.bootstrap.dcs
    expect(synchronous_mode).toBe(true)
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
  })

  it('keep the lock where it is compared before it is written', () => {
    expect(patroni.etcd3).toBeUndefined()
    expect(etcd.ETCD_ENABLE_V2).toBe('true')
  })
})

describe('the pooler', () => {
  it('leads to the primary, a connection for each transaction', () => {
    const [, port] = /bind 127\.0\.0\.1:(\d+)/.exec(haproxy) ?? []
    expect(pgbouncer).toContain(`edutrain = host=127.0.0.1 port=${port}`)
    expect(pgbouncer).toMatch(/^pool_mode = transaction$/m)
  })

  it('names the times that the app would have asked for', () => {
    const [, statement] = /statement_timeout = '(\d+)s'/.exec(pgbouncer) ?? []
    const [, idle] = /idle_in_transaction_session_timeout = '(\d+)s'/.exec(pgbouncer) ?? []
    expect([Number(statement) * 1000, Number(idle) * 1000]).toEqual([
      usualTimeouts.statement,
      usualTimeouts.idleTransaction,
    ])
  })
})
