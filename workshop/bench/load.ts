import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadJob, LoadRequest, LoadResult } from './load-job.ts'
import type { MeasuredServer } from './server-process.ts'

export interface LoadGenerator {
  /** @throws when an answer was none of success: such a run measures something else. */
  run(job: LoadJob): Promise<LoadResult>
  stop(): void
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return {
    async run(job) {
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
    stop: () => void child.kill(),
  }
}

export function spread(requests: readonly LoadRequest[], connections: number): LoadRequest[][] {
  return Array.from({ length: connections }, (_, at) =>
    requests.filter((_, index) => index % connections === at),
  )
}

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
