/** In ms: later than what the page itself fetches; for what may be wanted next. */
export const afterPage = 4_000

/** In ms: what comes late does not wait any longer, also where something hangs. */
const longest = 6_000

const awaited = new Set<Promise<unknown>>()
let quiet: Promise<void> | undefined

/** Holds back what comes late until this has been answered. */
export function awaitFirst<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const done = answer.catch(() => {}).finally(() => awaited.delete(done))
  awaited.add(done)
  return answer
}

/** After what the visitor came for has been drawn, with its data: once for all, and not when pages are built. */
export function whenQuiet(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  quiet ??= Promise.race([waitForQuiet(), wait(longest)])
  return quiet
}

async function waitForQuiet(): Promise<void> {
  // What is drawn next asks for its data only then; what has come is drawn only then.
  await idle()
  do {
    await Promise.all(awaited)
    await idle()
    await idle()
  } while (awaited.size > 0)
}

export const wait = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms)
  })

// After a frame, in which what has come is painted. Safari has no idle callback.
async function idle(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await ('requestIdleCallback' in window
    ? new Promise((done) => {
        requestIdleCallback(done, { timeout: 500 })
      })
    : wait(100))
}
