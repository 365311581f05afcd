import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** There is more to do than can be done. Answered as 503, at once: better than after the caller has given up. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  readonly statusCode = 503
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: what watches over the process. */
    answeredUnderLoad?: boolean
  }
}

/** How often the event loop is looked at, in ms, and how finely it is measured. */
const period = 1000
const resolution = 20

/** Says whether work has waited longer for its turn than it may, on average of each of the last two seconds. */
export interface LoadWatch {
  isOverloaded(): boolean
  stop(): void
}

/** @param mostDelay in ms */
export function watchEventLoop(mostDelay: number): LoadWatch {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let wasSlow = false
  let overloaded = false
  const timer = setInterval(() => {
    // Without a single measurement there is no mean; whatever hindered it is over by now.
    const isSlow = delays.mean / 1e6 - resolution > mostDelay
    // One long halt, of a disk or of the whole machine, is over when it is seen.
    overloaded = isSlow && wasSlow
    wasSlow = isSlow
    delays.reset()
  }, period).unref()
  return {
    isOverloaded: () => overloaded,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}

/** Refuses requests while there is too much to do, before their bodies are read. */
export function shedLoad(app: FastifyInstance, watch: LoadWatch): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (watch.isOverloaded() && !routeOptions.config.answeredUnderLoad)
      throw new OverloadError('the event loop is behind')
  })
  app.addHook('onClose', async () => watch.stop())
}
