import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import type { Builder, Engine } from './engine.ts'

/** In ms. */
const patience = 60_000

/** Builds, starts twice on the same data where it can be run, and prints figures. Returns a line for each fault. */
export async function measureImage(engine: Builder | Engine): Promise<string[]> {
  try {
    const builtAt = performance.now()
    engine.build()
    console.log(
      `\nBuilt by ${engine.name} in ${seconds(builtAt)}: ${(engine.size() / 1e6).toFixed(0)} MB unpacked.`,
    )
    if (!('start' in engine)) {
      console.log('It was not run, for which docker is needed.')
      return []
    }
    const faults = await tryOnce(engine, 'on an empty volume')
    return [...faults, ...(await tryOnce(engine, 'again, on its data'))]
  } finally {
    engine.remove()
  }
}

async function tryOnce(engine: Engine, how: string): Promise<string[]> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = engine.start(port)
  const ended = once(child, 'exit')
  child.stdout?.resume()
  const site = `http://127.0.0.1:${port}`
  await untilReady(`${site}/readyz`)
  console.log(`Ready ${seconds(startedAt)} after its start, ${how}.`)
  const page = await (await fetch(site)).text()
  const check = engine.healthCheck()
  const faults = [
    ...claim(page.includes('data-path="/"'), 'the landing page is served'),
    ...claim(check.length > 0 && engine.run(...check) === 0, 'the health check passes'),
    ...claim(engine.run('sh', '-c', '[ "$(id -u)" != 0 ]'), 'the user is not root'),
    ...claim(
      engine.run('sh', '-c', '! touch /app/x && ! touch /etc/x && ! touch /x'),
      'the root is read-only',
    ),
    ...claim(engine.run('sh', '-c', '[ -s /data/edutrain.sqlite ]'), 'the data is in the volume'),
    ...claim(
      engine.run('sh', '-c', '[ ! -e /app/node_modules/vite ] && [ ! -e /build ]'),
      'it has nothing that only builds',
    ),
    ...claim(
      engine.run('sh', '-c', 'ls /app/node_modules/@node-rs/argon2-linux-arm64-gnu/*.node'),
      'it has compiled packages for the other architecture',
    ),
  ]
  const stoppedAt = performance.now()
  engine.stop()
  const [code] = await ended
  console.log(`Stopped within ${seconds(stoppedAt)}.`)
  return [...faults, ...claim(code === 0, `it stops by itself (${code})`)]
}

/** @param holds as truth, or as the exit code of a command */
function claim(holds: boolean | number, what: string): string[] {
  const isTrue = holds === true || holds === 0
  console.log(`${isTrue ? 'ok   ' : 'FAULT'} ${what}`)
  return isTrue ? [] : [`This does not hold: ${what}.`]
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + patience
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error(`${url} does not answer`)
    await setTimeout(10)
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
