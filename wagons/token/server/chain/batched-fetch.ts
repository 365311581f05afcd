import pLimit from 'p-limit'
import { type Clock, hour } from '#platform/server/clock/clock.ts'

/** Calls of one request to a node, the usual number first: public nodes take ten, some take three, some take no batch. */
const sizes = [10, 3, 1] as const
/** In ms, for which a node that refused a larger batch is not asked for one again. */
const lowFor = hour
const mostAtOnce = 8

interface Reply {
  readonly response: Response
  readonly text: string
  /** In the order in which they came; undefined where the node did not answer each call. */
  readonly answers: readonly unknown[] | undefined
}

interface BatchedFetch {
  /** For a body that is a batch, or a single call. */
  readonly fetch: typeof fetch
  /** Calls that the node takes in one request, as far as is known. */
  size(): number
}

/**
 * Sends a batch of calls (JSON-RPC) in parts that the node takes. A node that answers, but not each of the calls, has
 * refused the batch: it is asked once more in smaller ones. One that does not answer is not asked again.
 */
export function splitBatches(send: typeof fetch, clock: Clock): BatchedFetch {
  const limit = pLimit(mostAtOnce)
  let lowered = { level: 0, until: 0 }
  const level = () => (clock() < lowered.until ? lowered.level : 0)

  async function ask(to: Parameters<typeof fetch>[0], init: RequestInit | undefined, calls: unknown[]) {
    // Nodes that take no batch take no list of one either.
    const body = JSON.stringify(calls.length === 1 ? calls[0] : calls)
    const response = await limit(() => send(to, { ...init, body }))
    const text = await response.text()
    return { response, text, answers: response.ok ? answersOf(text, calls.length) : undefined }
  }

  /** Of all calls; the first reply that does not answer its calls ends it. */
  async function askInParts(
    to: Parameters<typeof fetch>[0],
    init: RequestInit | undefined,
    calls: unknown[],
    at: number,
  ): Promise<Reply> {
    const size = sizes[at] ?? 1
    const first = await ask(to, init, calls.slice(0, size))
    if (!first.answers) {
      if (Math.min(size, calls.length) === 1) return first
      const next = sizes.findIndex((each) => each < Math.min(size, calls.length))
      const smaller = await askInParts(to, init, calls, next)
      // If even that fails, it was not the size.
      if (!smaller.answers) return first
      if (next > level()) lowered = { level: next, until: clock() + lowFor }
      return smaller
    }
    const rest: unknown[][] = []
    for (let from = size; from < calls.length; from += size) rest.push(calls.slice(from, from + size))
    const others = await Promise.all(rest.map((part) => ask(to, init, part)))
    const failed = others.find(({ answers }) => !answers)
    if (failed) return failed
    const answers = [first, ...others].flatMap((reply) => reply.answers ?? [])
    return { ...first, answers }
  }

  return {
    size: () => sizes[level()] ?? 1,
    async fetch(to, init) {
      const calls: unknown = JSON.parse(String(init?.body))
      if (!Array.isArray(calls)) return send(to, init)
      const { response, text, answers } = await askInParts(to, init, calls, level())
      const { status } = response
      const headers = { 'content-type': 'application/json' }
      return new Response(answers ? JSON.stringify(answers) : text, { status, headers })
    },
  }
}

/** Undefined for what does not answer each call. */
function answersOf(text: string, calls: number): readonly unknown[] | undefined {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return undefined
  }
  const answers = calls === 1 && !Array.isArray(said) ? [said] : said
  if (!Array.isArray(answers) || answers.length !== calls) return undefined
  // Some nodes say of each call that the batch was too large.
  const isOfBatch = (answer: unknown) => /\bbatch/i.test(String(Object(Object(answer).error).message))
  return calls > 1 && answers.every(isOfBatch) ? undefined : answers
}
