import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { MeasuredServer } from './server-process.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface LoadJob {
  readonly url: string
  /** One list for each connection: its requests in their order, from the start again after the last. */
  readonly connections: readonly (readonly LoadRequest[])[]
  /**
   * `seconds`: each connection sends its next request when it has its answer, for so long. `once`: likewise, each
   * request one time. `paced`: so many requests a second in even steps, whenever answers come.
   */
  readonly pace:
    | { readonly seconds: number }
    | { readonly once: true }
    | { readonly perSecond: number; readonly seconds: number }
}

/** Times in ms. */
export interface LoadResult {
  readonly answers: number
  /** Answers a second, between the first and the last one. */
  readonly perSecond: number
  readonly p99: number
  readonly failures: Readonly<Record<string, number>>
}

export type LoadGenerator = ReturnType<typeof startLoadGenerator>

export function startLoadGenerator() {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return {
    /** @throws when an answer was none of success: such a run measures something else. */
    async run(job: LoadJob): Promise<LoadResult> {
      const answer = Promise.withResolvers<LoadResult>()
      const onExit = (code: number) => answer.reject(new Error(`the load generator ended with ${code}`))
      child.once('message', answer.resolve).once('exit', onExit)
      child.send(job)
      const result = await answer.promise
      child.off('exit', onExit)
      if (result.answers === 0 || Object.keys(result.failures).length > 0)
        throw new Error(`${result.answers} answers, of them failures: ${JSON.stringify(result.failures)}`)
      return result
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}

/** What each connection sends; a sequence stays together. */
export const spread = (
  requests: readonly (LoadRequest | readonly LoadRequest[])[],
  connections: number,
): LoadRequest[][] =>
  Array.from({ length: connections }, (_, at) =>
    requests.filter((_, index) => index % connections === at).flat(),
  )

export async function runOn(
  server: MeasuredServer,
  load: LoadGenerator,
  job: Omit<LoadJob, 'url'>,
): Promise<LoadResult> {
  const before = server.usage().cpu
  const result = await load.run({ ...job, url: server.url })
  server.noteCost(result.answers, server.usage().cpu - before)
  return result
}
