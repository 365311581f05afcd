import { expect, it, onTestFinished } from 'vitest'
import { watchEventLoop } from './overload.ts'

/** Keeps the event loop from everything else for some milliseconds. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('work that waits too long for its turn is too much, until it no longer does', async () => {
  const watch = watchEventLoop(100)
  onTestFinished(watch.stop)
  expect(watch.isOverloaded()).toBe(false)

  while (!watch.isOverloaded()) {
    block(300)
    await new Promise((resolve) => setTimeout(resolve))
  }

  while (watch.isOverloaded()) await new Promise((resolve) => setTimeout(resolve))
})

it('a single halt is not, however long', async () => {
  const watch = watchEventLoop(100)
  onTestFinished(watch.stop)

  // The timers of what comes after run after those of the watch, twice.
  for (let halt = 0; halt < 2; halt++) {
    block(1_500)
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(watch.isOverloaded()).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
  }
})
