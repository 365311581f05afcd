import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { OverloadError } from '#server/platform/http/overload.ts'
import type { CertificatePrint } from './certificate-print.ts'

/**
 * Prints certificates in a process of its own: nobody waits for fonts who asked for something else, and the memory they
 * take is given back when it ends.
 */
export interface Printer {
  /** The bytes of a PDF. */
  print(print: CertificatePrint): Promise<Uint8Array>
  /** The parts of a name that cannot be printed, as findUnprintableParts has them. */
  findUnprintable(name: string): Promise<readonly string[]>
  /** Ends the process; what it is at fails. */
  close(): Promise<void>
}

/** What the process is asked for. */
export type Job = { readonly id: number } & (
  | { readonly print: CertificatePrint; readonly name?: never }
  | { readonly name: string; readonly print?: never }
)

export interface Done {
  readonly id: number
  readonly result?: unknown
  readonly error?: string
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

/** How long the process is kept without work, in ms. */
const defaultPatience = 10_000

/** How much may wait for the process before more is refused. */
const mostWaiting = 100

// What can be printed without a look into a font: most names.
const plain = /^[\u0020-\u007e\u00c0-\u017e’]*$/u

/** A printer whose process starts with its first work, does one thing after another, and ends when there is no more. */
export function createPrinter(patience = defaultPatience): Printer {
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'printer-process.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      // Nothing of the configuration: it needs none, and what people typed is read there.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', ({ id, result, error }: Done) => {
      const job = waiting.get(id)
      waiting.delete(id)
      if (waiting.size === 0) rest()
      if (error === undefined) job?.resolve(result as never)
      else job?.reject(new Error(error))
    })
    const fail = (error: Error) => {
      if (running !== started) return
      running = undefined
      giveUp(error)
    }
    started.on('error', fail)
    started.on('exit', () => fail(new Error('the printing process ended')))
    return started
  }

  function giveUp(error: Error) {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function rest() {
    running?.unref()
    running?.channel?.unref()
    idle = setTimeout(end, patience).unref()
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

  function ask<Result>(job: Omit<Job, 'id'>): Promise<Result> {
    if (waiting.size >= mostWaiting)
      return Promise.reject(new OverloadError('too many certificates wait to be printed'))
    clearTimeout(idle)
    running ??= start()
    running.ref()
    running.channel?.ref()
    const id = ++last
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      running?.send({ id, ...job }, (error) => error && reject(error))
    })
  }

  return {
    print: (print) => ask<Uint8Array>({ print }),
    findUnprintable: (name) => (plain.test(name) ? Promise.resolve([]) : ask<string[]>({ name })),
    close() {
      clearTimeout(idle)
      const closed = end()
      giveUp(new Error('the printer is closed'))
      return closed
    },
  }
}
