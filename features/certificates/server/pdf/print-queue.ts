import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { OverloadError } from '#platform/server/http/overload.ts'
import { programFile } from '#platform/server/installation.ts'
import type { CertificatePrint } from './stored-print.ts'

export type Work =
  | { readonly task: 'print'; readonly print: CertificatePrint }
  | { readonly task: 'check' | 'outline'; readonly name: string }

export interface Done {
  readonly result?: unknown
  readonly error?: string
}

/** In order of priority: how much may wait before more is refused. */
const lanes = { own: 100, names: 50, public: 50 }
export type Lane = keyof typeof lanes

interface Job {
  readonly work: Work
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

interface QueueLimits {
  readonly patience: number
  readonly mostTime: number
  /** Of the process, as the system counts: below 0 comes first. */
  readonly priority: number
}

export interface PrintQueue {
  /** @throws OverloadError when too much waits, or the work took too long */
  ask<Result>(work: Work, lane: Lane): Promise<Result>
  close(): Promise<void>
}

/** The process ends after `patience` ms without work, or when work takes more than `mostTime` ms. */
export function createPrintQueue({ patience, mostTime, priority }: QueueLimits): PrintQueue {
  let running: ChildProcess | undefined
  let current: Job | undefined
  let timer: NodeJS.Timeout | undefined
  const waiting: Record<Lane, Job[]> = { own: [], names: [], public: [] }

  function start(): ChildProcess {
    const started = fork(programFile('features/certificates/server/pdf/printer-process.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      // Nothing of the configuration: what people typed is read there.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (started.pid !== undefined) giveWay(started.pid, priority)
    started.on('message', ({ result, error }: Done) => {
      if (running !== started) return
      const job = current
      current = undefined
      if (error === undefined) job?.resolve(result as never)
      else job?.reject(new Error(error))
      next()
    })
    const fail = (error: Error) => {
      if (running !== started) return
      running = undefined
      giveUpCurrent(error)
      next()
    }
    started.on('error', fail)
    started.on('exit', () => fail(new Error('the printing process ended')))
    return started
  }

  function next() {
    if (current) return
    clearTimeout(timer)
    current = waiting.own.shift() ?? waiting.names.shift() ?? waiting.public.shift()
    if (!current) {
      running?.unref()
      running?.channel?.unref()
      timer = setTimeout(end, patience).unref()
      return
    }
    running ??= start()
    running.ref()
    running.channel?.ref()
    running.send(current.work, (error) => error && giveUpCurrent(error))
    timer = setTimeout(() => {
      end()
      giveUpCurrent(new OverloadError('a certificate took too long to print'))
      next()
    }, mostTime).unref()
  }

  function giveUpCurrent(error: Error) {
    const job = current
    current = undefined
    job?.reject(error)
  }

  function end(): Promise<void> {
    const ending = running
    running = undefined
    if (!ending) return Promise.resolve()
    return new Promise((resolve) => {
      ending.once('exit', () => resolve())
      // Else a process that has nothing else to do would not see the end of it.
      ending.ref()
      ending.kill()
    })
  }

  return {
    ask(work, lane) {
      if (waiting[lane].length >= lanes[lane])
        return Promise.reject(new OverloadError('too many certificates are waiting to be printed'))
      return new Promise((resolve, reject) => {
        waiting[lane].push({ work, resolve, reject })
        next()
      })
    },
    close() {
      clearTimeout(timer)
      const closed = end()
      const error = new Error('the printer is closed')
      giveUpCurrent(error)
      for (const jobs of Object.values(waiting)) for (const { reject } of jobs.splice(0)) reject(error)
      return closed
    },
  }
}

/** Answers to people come before what is printed. */
function giveWay(pid: number, priority: number) {
  try {
    setPriority(pid, priority)
  } catch {
    // The process is gone already, or the system has no priorities.
  }
}
