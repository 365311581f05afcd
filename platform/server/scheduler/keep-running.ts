import type { FastifyInstance } from 'fastify'
import { minute } from '#platform/server/clock/clock.ts'
import type { TaskRunner } from './task-runner.ts'

/** In ms: how often it looks for what is due. */
const interval = minute

/** From when the server is ready until it stops, which waits for the transaction of a running task. */
export function keepRunning(app: FastifyInstance, runner: TaskRunner): void {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= runner.runDue(app.log, stopping.signal).finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(run, interval).unref()
  app.addHook('onReady', async () => run())
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
