import { expect, it, onTestFinished } from 'vitest'
import { runCrashTest } from '#workshop/testing/crash/crash-run.ts'

it('loses no acknowledged write, doubles none and makes none up when the process is killed while learners play (SX.26)', async () => {
  const report = await runCrashTest({
    engine: 'sqlite',
    kills: 4,
    seed: 1,
    clients: 4,
    onEnd: onTestFinished,
  })

  expect(report.faults).toEqual([])
  expect(report.kills).toEqual({ server: 4 })
  // Some requests were under way at the kills, and every learner got the certificate all the same.
  expect(report.lost).toBeGreaterThan(0)
  expect(report.journeys).toBeGreaterThanOrEqual(4)
  expect(report.kept).toBeGreaterThan(500)
})
