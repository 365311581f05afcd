import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingGroups } from '#app/server/config/config.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
const { scripts, dependencies } = JSON.parse(read('package.json'))
const known = Object.values(settingGroups).flatMap((group) => Object.values(group).map(({ env }) => env))

interface Service {
  readonly image: string
  readonly environment: Readonly<Record<string, string>>
  readonly read_only: boolean
  readonly volumes: readonly string[]
  readonly stop_grace_period: string
}
const composed = ['compose.yaml', 'compose.postgres.yaml'].map((file) => {
  const { services } = parse(read(file)) as {
    services: { app: Service; backup?: { command: readonly string[] } }
  }
  return [file, services.app, services] as const
})

describe('the image', () => {
  it('has the Node that the project is tested with, and starts what npm start starts', () => {
    const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[]

    expect(dockerfile).toContain(`node:${dependencies.node}-`)
    expect(command.join(' ')).toBe(scripts.start)
  })

  it('runs as an unprivileged user, who owns the volume alone, and is asked whether it is ready', () => {
    const user = /^USER (\d+:\d+)$/m.exec(dockerfile)?.[1]

    expect(user).toBeDefined()
    expect([...dockerfile.matchAll(/--chown=(\S+) (.*)$/gm)].map(([, ...what]) => what)).toEqual([
      [user, '/data /data'],
    ])
    expect(dockerfile).toMatch(/^VOLUME \/data$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK [^\n]*\\\n.*\/readyz/m)
  })
})

describe.each(composed)('%s', (_file, app, services) => {
  it('sets settings that exist, to values that the server takes', () => {
    const names = Object.keys(app.environment)
    const filled = Object.entries(app.environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g, (_whole, fallback) => fallback ?? 'example'),
    ])

    expect(known).toEqual(expect.arrayContaining(names))
    expect(() => readConfig(Object.fromEntries(filled))).not.toThrow()
  })

  it('takes every setting from .env, which may be missing, and keeps images by their version', () => {
    expect(app).toMatchObject({ env_file: [{ path: '.env', required: false }] })
    expect(app.image).toMatch(/^edutrain:\$\{VERSION:-latest\}$/)
  })

  it('backs up on demand, again and again', () => {
    expect(services.backup).toMatchObject({ profiles: ['backup'], restart: 'unless-stopped' })
    const script = services.backup?.command.at(-1)?.replaceAll('$$', '$') ?? ''
    expect(spawnSync('sh', ['-n', '-c', script]).status).toBe(0)
    expect(script).toMatch(/backup\.sh \/data\/backups|pg_dump/)
  })

  it('lets the app write its data alone, and stop in its own time', () => {
    expect(app).toMatchObject({ read_only: true, volumes: ['data:/data'], cap_drop: ['ALL'] })
    expect(Number.parseInt(app.stop_grace_period, 10)).toBeGreaterThan(10)
  })
})

it('Caddy in containers is set up as Caddy on the machine, but for where things are', () => {
  const [, ...inContainers] = read('docs/deploy/compose.Caddyfile').split('\n')
  const [, ...onMachine] = read('docs/deploy/Caddyfile')
    .replace('edutrain.example.org {', '{$SITE} {')
    .replaceAll('127.0.0.1:3000', 'app:3000')
    .replace('output file /var/log/caddy/edutrain.log', 'output stdout')
    // The image has a newer Caddy than Debian 12.
    .replace('# stream_close_delay', 'stream_close_delay')
    .split('\n')

  expect(inContainers).toEqual(onMachine)
})
