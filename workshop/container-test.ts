// `npm run test:container`: builds the image of the Dockerfile, runs it as compose.yaml does, and prints its size and how
// long it takes to start. With docker where its daemon runs; else buildah, as root, builds it. Says so where neither is.
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { type Builder, buildah, docker, type Engine } from './container/engines.ts'

/** In ms. */
const patience = 60_000
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const engine = docker() ?? buildah()
if (!engine) console.log('Neither docker nor buildah (as root) can build images here: nothing was tested.')
else {
  const faults = await measureImage(engine)
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}

/** Builds, starts twice on the same data where it can be run, and prints figures. Returns a line for each fault. */
async function measureImage(engine: Builder | Engine): Promise<string[]> {
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
  const runs = (script: string) => engine.run('sh', '-c', script)
  const faults = [
    ...claim(page.includes('data-path="/"'), 'the landing page is served'),
    ...claim(check.length > 0 && engine.run(...check), 'the health check passes'),
    ...claim(runs('[ "$(id -u)" != 0 ]'), 'the user is not root'),
    ...claim(runs('! touch /app/x && ! touch /etc/x && ! touch /x'), 'the root is read-only'),
    ...claim(runs('[ -s /data/edutrain.sqlite ]'), 'the data is in the volume'),
    ...claim(runs('[ ! -e /app/node_modules/vite ] && [ ! -e /build ]'), 'it has nothing that only builds'),
    ...claim(
      runs('ls /app/node_modules/@node-rs/argon2-linux-arm64-gnu/*.node'),
      'it has compiled packages for the other architecture',
    ),
  ]
  const stoppedAt = performance.now()
  engine.stop()
  const [code] = await ended
  console.log(`Stopped within ${seconds(stoppedAt)}.`)
  return [...faults, ...claim(code === 0, `it stops by itself (${code})`)]
}

function claim(holds: boolean, what: string): string[] {
  console.log(`${holds ? 'ok   ' : 'FAULT'} ${what}`)
  return holds ? [] : [`This does not hold: ${what}.`]
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
