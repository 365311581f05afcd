import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig, settingGroups } from '#app/server/config/config.ts'
import { operationsSettings } from '#app/server/config/operations.config.ts'
import { warningsOf } from '#app/server/config/warnings.ts'
import { mostPassed } from '#features/certificates/server/verify/upload.ts'
import { everyMetric } from '#workshop/testing/app/every-metric.ts'
import { contractEndpoints } from '#workshop/testing/authorisation/contract-endpoints.ts'
import { wordsOfAbsentWagons } from '#workshop/testing/deploy/words-of-absent-wagons.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const unit = read('docs/deploy/edutrain.service')
const envFile = read('docs/deploy/edutrain.env')
const nginx = read('docs/deploy/nginx.conf')
const caddy = read('docs/deploy/Caddyfile')
const page = read('docs/running-a-site.md')

const known = Object.values(settingGroups).flatMap((group) => Object.values(group).map(({ env }) => env))
const ofUnit = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

/** The settings of the service, and those that it offers. */
const offered = [...envFile.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
  name,
  value,
])
const settings = Object.fromEntries(
  [...envFile.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
)

describe('the settings of the service', () => {
  it('exist', () => {
    expect(offered.length).toBeGreaterThan(Object.keys(settings).length)
    expect(known).toEqual(expect.arrayContaining(offered.map(([name]) => name)))
  })

  it('start without a warning, with what is offered too', () => {
    const dir = mkdtempSync(join(tmpdir(), 'edutrain-deploy-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const env = { ...Object.fromEntries(offered), DATA_DIR: dir }
    const config = readConfig(env)

    expect(warningsOf(config, env)).toEqual([])
    expect(config.server.publicUrl).toBe(settings.PUBLIC_URL)
    expect(config.server.host).toBe('127.0.0.1')
  })
})

describe('the unit', () => {
  it('starts what npm start starts, with the Node of the app', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }

    expect(ofUnit('ExecStart')).toBe(`${ofUnit('WorkingDirectory')}/node_modules/.bin/${scripts.start}`)
    expect(existsSync(join(root, scripts.start.split(' ').at(-1) ?? ''))).toBe(true)
  })

  it('may write where the data is', () => {
    expect(settings.DATA_DIR).toBe(`/var/lib/${ofUnit('StateDirectory')}`)
    expect(ofUnit('ProtectSystem')).toBe('strict')
  })

  it('gives the process the time it takes to stop, and the files it may open', () => {
    expect(Number(ofUnit('TimeoutStopSec'))).toBeGreaterThan(10)
    expect(Number(ofUnit('LimitNOFILE'))).toBeGreaterThanOrEqual(
      2 * Number(operationsSettings.maxConnections.fallback),
    )
  })
})

describe('the proxies', () => {
  it('ask the process where it listens, for the site that it is', () => {
    const { host } = new URL(settings.PUBLIC_URL ?? '')
    expect(found(nginx, /^\s*server (\S+) max_fails/m)).toBe(`127.0.0.1:${settings.PORT}`)
    expect(found(caddy, /reverse_proxy (\S+)/)).toBe(`127.0.0.1:${settings.PORT}`)
    expect(found(nginx, /server_name (\S+);/)).toBe(host)
    expect(found(caddy, /^(\S+) \{/m)).toBe(host)
  })

  it('give up connections before the process does, and answers after it', () => {
    const kept = [found(nginx, /keepalive_timeout (\d+)s/), found(caddy, /keepalive (\d+)s/)]
    for (const seconds of kept) {
      expect(Number(seconds)).toBeGreaterThan(0)
      expect(Number(seconds)).toBeLessThan(Number(settings.KEEP_ALIVE_TIMEOUT))
    }
    const waits = [found(nginx, /proxy_read_timeout (\d+)s/), found(caddy, /response_header_timeout (\d+)s/)]
    for (const seconds of waits)
      expect(Number(seconds)).toBeGreaterThan(Number(operationsSettings.requestTimeout.fallback))
  })

  it('let bodies through that the app takes', () => {
    const largest = (isOfSite: boolean) =>
      Math.max(
        ...contractEndpoints
          .filter(({ path }) => (path === '/api/operator/site') === isOfSite)
          .map(({ maxBodyBytes = 0 }) => maxBodyBytes),
      )

    expect(Number(found(nginx, /client_max_body_size (\d+)k/)) * 1024).toBe(largest(false))
    expect(
      Number(found(nginx, /location = \/api\/operator\/site \{\s*client_max_body_size (\d+)k/)) * 1024,
    ).toBe(largest(true))
  })

  it('hand on a certificate that is checked as it comes, and what is too large for the app to say so', () => {
    const verify = found(nginx, /location ~ \^\/verify\/\?\$ \{([^}]*)\}/)

    expect(Number(found(verify, /client_max_body_size (\d+)m/)) * 1024 * 1024).toBe(mostPassed)
    expect(verify).toContain('proxy_request_buffering off')
  })

  it('name no product while no process answers: the site has a name of its own', () => {
    for (const proxy of [nginx, caddy]) expect(found(proxy, /(<!doctype html>.*)/)).not.toContain('EduTrain')
  })

  it('keep /metrics to themselves, and queries out of their logs', () => {
    expect(nginx).toMatch(/location ~ \^\/metrics\/\?\$ \{\s*return 404;/)
    expect(caddy).toMatch(/@metrics path \/metrics \/metrics\/\s*handle @metrics \{\s*respond 404/)
    expect(found(nginx, /log_format ([\s\S]*?);/)).not.toMatch(
      /\$request\b|\$request_uri|\$args|\$http_|\$sent_/,
    )
    expect(caddy).toContain('request>uri regexp "\\?.*" ""')
  })
})

describe('the page about running a site', () => {
  it('names settings that exist, and metrics that are measured', async () => {
    const measured = (await (await everyMetric()).getMetricsAsJSON()).map(({ name }) => name)
    const quoted = [...page.matchAll(/`([\w=.]+)`/g)]
      .map(([, text = '']) => text)
      .filter((text) => !wordsOfAbsentWagons.includes(text))

    const metricNames = quoted.filter((text) =>
      /^(http|password_hash|database|data_dir|nodejs|process|class)_/.test(text),
    )
    const settingNames = quoted.flatMap((text) => /^[A-Z]+_[A-Z_]+/.exec(text)?.[0] ?? [])

    expect(metricNames.length).toBeGreaterThan(5)
    expect(measured).toEqual(expect.arrayContaining(metricNames))
    expect(settingNames.length).toBeGreaterThan(5)
    expect(known).toEqual(expect.arrayContaining(settingNames))
  })
})
