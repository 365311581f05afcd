interface EarlyRead {
  readonly token: string
  /** Undefined where none came. */
  readonly answer: Promise<Response | undefined>
}

declare global {
  /** Set by `before-learner-app.js`, by the path, with `POST:` before it where it is no GET. */
  var earlyReads: Map<string, EarlyRead> | undefined
}

/** In ms since the page was opened: later an answer could be older than what the learner has done. */
const latest = 15_000

/**
 * The answer to what the page asked for before its code was there; each once, and only for who asked. None is of use after
 * a call that writes: it could be older than what that has changed.
 */
export async function takeEarlyRead(
  method: string,
  path: string,
  token: string | null,
  now = performance.now(),
): Promise<Response | undefined> {
  const key = method === 'GET' ? path : `${method}:${path}`
  const read = globalThis.earlyReads?.get(key)
  if (globalThis.earlyReads?.delete(key))
    return read?.token === token && now < latest ? read?.answer : undefined
  if (method !== 'GET') globalThis.earlyReads = undefined
}
