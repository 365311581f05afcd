import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'anvil.ts'))

it('a chain ends with the process that started it, even when that was killed', async () => {
  // Nothing else would keep the starter alive: it has to run until it is killed.
  const script = `const { startAnvil } = await import(${module})
setInterval(() => {}, 60_000)
console.log((await startAnvil()).url)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const [said] = await once(starter.stdout, 'data')
  const { hostname, port } = new URL(String(said))
  // Stays open as long as the chain does.
  const line = connect(Number(port), hostname)
  await once(line, 'connect')

  starter.kill('SIGKILL')

  await once(line.on('error', () => {}).resume(), 'close')
  expect(line.destroyed).toBe(true)
})
