import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { minute } from '#platform/server/clock/clock.ts'
import { measureTasks } from '#platform/server/metrics/prometheus.ts'
import { createTestClock } from '#workshop/testing/app/deps.ts'
import { createTaskRunner, type ScheduledTask, type TaskLog } from './task-runner.ts'

/** A task that notes its runs, and fails while `fault` has a message. */
function prepareTask(name: string, every: number) {
  const told = { runs: 0, fault: '' }
  const task: ScheduledTask = {
    name,
    every,
    async run() {
      told.runs++
      if (told.fault) throw new Error(told.fault)
      return 3
    },
  }
  return Object.assign(told, { task })
}

function prepareLog() {
  const lines: [level: string, facts: object, message: string][] = []
  const log: TaskLog = {
    info: (facts, message) => lines.push(['info', facts, message]),
    error: (facts, message) => lines.push(['error', facts, message]),
  }
  return { lines, log }
}

it('a scheduled task is run at the start, and then whenever its time has passed', async () => {
  const clock = createTestClock()
  const [often, seldom] = [prepareTask('often', 5 * minute), prepareTask('seldom', 60 * minute)]
  const runner = createTaskRunner([often.task, seldom.task], { clock })
  const { log, lines } = prepareLog()

  for (let time = 0; time <= 60; time++) {
    await runner.runDue(log)
    clock.advance(minute)
  }

  expect([often.runs, seldom.runs]).toEqual([13, 2])
  expect(lines[0]).toEqual(['info', { task: 'often', rows: 3 }, 'a scheduled task was done'])
})

it('a scheduled task is run again though the clock of its machine was put back', async () => {
  const clock = createTestClock()
  const hourly = prepareTask('hourly', 60 * minute)
  const runner = createTaskRunner([hourly.task], { clock })
  await runner.runDue(prepareLog().log)
  clock.advance(-600 * minute)
  await runner.runDue(prepareLog().log)

  expect(hourly.runs).toBe(2)
})

it('a scheduled task that fails does not stop the next one, is told of in the log, and is tried again soon', async () => {
  const clock = createTestClock()
  const [broken, fine] = [prepareTask('broken', 60 * minute), prepareTask('fine', 60 * minute)]
  broken.fault = 'invalid input syntax'
  const runner = createTaskRunner([broken.task, fine.task], { clock })
  const { log, lines } = prepareLog()
  const start = clock()

  await runner.runDue(log)

  expect(fine.runs).toBe(1)
  expect(runner.failing()).toEqual([{ name: 'broken', since: start }])
  expect(lines[0]).toEqual([
    'error',
    { err: new Error('invalid input syntax'), task: 'broken' },
    'a scheduled task failed',
  ])

  clock.advance(5 * minute)
  await runner.runDue(log)

  expect([broken.runs, fine.runs]).toEqual([2, 1])
  expect(runner.failing()).toEqual([{ name: 'broken', since: start }])

  broken.fault = ''
  clock.advance(5 * minute)
  await runner.runDue(log)

  expect(runner.failing()).toEqual([])
})

it('the metrics tell when each scheduled task last succeeded, and how often it failed', async () => {
  const clock = createTestClock()
  const registry = new Registry()
  const [broken, fine] = [prepareTask('broken', 5 * minute), prepareTask('fine', 5 * minute)]
  broken.fault = 'invalid input syntax'
  const runner = createTaskRunner([broken.task, fine.task], { clock, meter: measureTasks(registry) })
  const time = 'scheduled_task_last_success_timestamp_seconds'
  expect(await registry.metrics()).toContain(`scheduled_task_failures_total{task="fine"} 0`)

  for (let run = 0; run < 2; run++) {
    await runner.runDue(prepareLog().log)
    clock.advance(5 * minute)
  }

  const text = await registry.metrics()
  expect(text).toContain(`${time}{task="fine"} ${(clock() - 5 * minute) / 1000}`)
  expect(text).toContain(`${time}{task="broken"} 0`)
  expect(text).toContain('scheduled_task_failures_total{task="broken"} 2')
})

it('no scheduled task begins once the server stops', async () => {
  const stopping = new AbortController()
  const [first, second] = [prepareTask('first', minute), prepareTask('second', minute)]
  const runner = createTaskRunner(
    [
      {
        ...first.task,
        async run(signal) {
          stopping.abort()
          return first.task.run(signal)
        },
      },
      second.task,
    ],
    { clock: createTestClock() },
  )

  await runner.runDue(prepareLog().log, stopping.signal)

  expect([first.runs, second.runs]).toEqual([1, 0])
})
