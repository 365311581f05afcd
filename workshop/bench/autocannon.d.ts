/** As much of npm `autocannon`, which brings no types, as the benchmarks use. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }

  export interface Client extends EventEmitter {
    setRequests(requests: readonly Request[]): void
  }

  export interface Options {
    readonly url: string
    readonly connections: number
    readonly duration?: number
    readonly amount?: number
    readonly setupClient: (client: Client) => void
  }

  export interface Instance extends EventEmitter, PromiseLike<unknown> {
    on(event: 'response', listener: (client: Client, status: number, bytes: number, ms: number) => void): this
  }

  export default function autocannon(options: Options): Instance
}
