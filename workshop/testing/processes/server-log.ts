/** A line of the log, as a program reads it. */
export interface LogLine {
  readonly level: number
  readonly msg: string
  readonly requestId?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly aborted?: true
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string }
}

/** The lines of the log among all that a process said; others are for people. */
export function logLines(said: string): LogLine[] {
  return said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
}
