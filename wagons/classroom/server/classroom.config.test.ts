import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { socketPaths } from '#platform/server/connections/upgrades.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../docs/deploy', file), 'utf8')
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

const [nginx, caddy] = [read('nginx.conf'), read('Caddyfile')]
const port = found(read('edutrain.env'), /^PORT=(.*)$/m)

it('the proxies of the examples lead the sockets of a class to the process that its address names, upgraded', () => {
  const { process } = readConfig({}).classroom
  const listening = `127.0.0.1:${port}`
  expect(found(nginx, new RegExp(`^\\s+${process} (\\S+);`, 'm'))).toBe(listening)
  expect(found(caddy, new RegExp(`handle ${socketPaths}${process} \\{\\s+reverse_proxy (\\S+)`))).toBe(
    listening,
  )
  const location = found(nginx, /(location ~ "\^\/class-socket\/[\s\S]*?\n {4}\})/)
  expect(location).toContain('proxy_set_header Upgrade $http_upgrade;')
  expect(location).toContain('proxy_set_header Connection "upgrade";')
  expect(Number(found(location, /proxy_read_timeout (\d+)s/))).toBeGreaterThan(20)
})
