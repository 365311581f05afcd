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
  readonly p50: number
  readonly p99: number
  readonly failures: Readonly<Record<string, number>>
}
