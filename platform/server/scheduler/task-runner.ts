import type { FastifyInstance } from 'fastify'
import { type Clock, minute } from '#platform/server/clock/clock.ts'

/** What the server does by itself, again and again. Any number of processes may do it at once. */
export interface ScheduledTask {
  readonly name: string
  /** In ms. */
  readonly every: number
  /** Returns how many rows it removed or changed. Ends between two transactions once `stopping` is aborted. */
  run(stopping: AbortSignal): Promise<number>
}

export interface TaskMeter {
  watch(names: readonly string[]): void
  /** `at` in ms. */
  succeeded(name: string, at: number): void
  failed(name: string): void
}

export interface TaskLog {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

export type TaskRunner = ReturnType<typeof createTaskRunner>

/** In ms: the database may be back long before an hour is over. */
const retryAfter = 5 * minute
/** In ms: how often it looks for what is due. */
const lookAgain = minute

const never = new AbortController().signal

export function createTaskRunner(
  tasks: readonly ScheduledTask[],
  { clock, meter }: { readonly clock: Clock; readonly meter?: TaskMeter | undefined },
) {
  const lastRuns = new Map<string, number>()
  const failing = new Map<string, number>()
  meter?.watch(tasks.map(({ name }) => name))

  function isDue({ name, every }: ScheduledTask): boolean {
    const lastRun = lastRuns.get(name)
    if (lastRun === undefined) return true
    // Whichever way: the clock of a machine may be put back.
    return Math.abs(clock() - lastRun) >= (failing.has(name) ? Math.min(every, retryAfter) : every)
  }

  async function run(task: ScheduledTask, log: TaskLog, stopping: AbortSignal): Promise<void> {
    const { name } = task
    lastRuns.set(name, clock())
    try {
      const rows = await task.run(stopping)
      failing.delete(name)
      meter?.succeeded(name, clock())
      if (rows > 0) log.info({ task: name, rows }, 'a scheduled task was done')
    } catch (error) {
      if (!failing.has(name)) failing.set(name, clock())
      meter?.failed(name)
      log.error({ err: error, task: name }, 'a scheduled task failed')
    }
  }

  return {
    /** Those whose latest run in this process failed, and since when (ms) they have not succeeded any more. */
    failing: () => [...failing].map(([name, since]) => ({ name, since })),
    /** Runs what is due, one task after the other; one that fails is told of, and the next one begins. */
    async runDue(log: TaskLog, stopping: AbortSignal = never) {
      for (const task of tasks) if (!stopping.aborted && isDue(task)) await run(task, log, stopping)
    },
  }
}

/** From when the server is ready until it stops, which waits for the transaction of a running task. */
export function keepRunning(app: FastifyInstance, runner: TaskRunner): void {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= runner.runDue(app.log, stopping.signal).finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(run, lookAgain).unref()
  app.addHook('onReady', async () => run())
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
