import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Answered as 503 at once. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  readonly statusCode = 503
}

declare module 'fastify' {
  interface FastifyContextConfig {
    answeredUnderLoad?: boolean
  }
}

/** In ms. */
const period = 1000
const resolution = 20

export type LoadWatch = ReturnType<typeof watchEventLoop>

/** By the mean delay of the event loop in each of the last two seconds. @param mostDelay in ms */
export function watchEventLoop(mostDelay: number) {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let wasSlow = false
  let overloaded = false
  const timer = setInterval(() => {
    // Without a measurement the mean is NaN.
    const isSlow = delays.mean / 1e6 - resolution > mostDelay
    // A single long halt, of a disk or the machine, is over when it is seen.
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

export function shedLoad(app: FastifyInstance, watch: LoadWatch): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (watch.isOverloaded() && !routeOptions.config.answeredUnderLoad)
      throw new OverloadError('the event loop is behind')
  })
  app.addHook('onClose', async () => watch.stop())
}
