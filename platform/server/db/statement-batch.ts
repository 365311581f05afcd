import pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Under which the server keeps it parsed; without one it is parsed each time. */
  readonly name: string | undefined
}

/** What of the driver's own messages a batch needs. */
interface Line {
  _send(message: Buffer): void
  readonly submittedNamedStatements: Record<string, unknown>
  execute(of: { readonly portal: string }): void
  sync(): void
}

interface DriverQuery {
  name: string | undefined
  text: string
  values: unknown[]
  submit(line: Line): void
  prepare(line: Line): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, line: Line): void
  handleError(error: Error, line: Line): void
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void

const DriverQuery = pg.Query as unknown as new (config: object, callback: Callback) => DriverQuery

/**
 * Several statements in one packet, answered in one. It has the result of the last. As they end in one Sync, the server
 * skips all that follow a failed one: none of them ever runs outside the transaction that the first begins.
 */
export class StatementBatch extends DriverQuery {
  readonly #statements: readonly Statement[]
  #at = 0

  constructor(statements: readonly Statement[], callback: Callback) {
    super({ text: '' }, callback)
    this.#statements = statements
    this.#become(0)
  }

  override submit(line: Line): void {
    if (this.#isLast && !this.name && this.values.length === 0) {
      super.submit(line)
      return
    }
    const messages: Buffer[] = []
    const gathering: Line = Object.create(line, {
      _send: { value: (message: Buffer) => messages.push(message) },
    })
    for (const at of this.#statements.keys()) {
      this.#become(at)
      this.prepare(gathering)
    }
    this.#become(0)
    // One write costs the process less than one of each message, corked or not.
    line._send(Buffer.concat(messages))
  }

  /** Called by `prepare` at its end. */
  _getRows(line: Line): void {
    line.execute({ portal: '' })
    if (this.#isLast) line.sync()
  }

  override handleRowDescription(message: unknown): void {
    if (this.#isLast) super.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    if (this.#isLast) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, line: Line): void {
    if (this.#isLast) super.handleCommandComplete(message, line)
    else this.#become(this.#at + 1)
  }

  override handleError(error: Error, line: Line): void {
    // Those after the failed one were sent, but never parsed.
    for (const { name } of this.#statements) if (name) delete line.submittedNamedStatements[name]
    super.handleError(error, line)
  }

  get #isLast(): boolean {
    return this.#at === this.#statements.length - 1
  }

  /** The driver asks for name and text when it hears that the server has parsed it. */
  #become(at: number): void {
    const { name, text = '', values = [] } = this.#statements[at] ?? {}
    this.#at = at
    this.name = name
    this.text = text
    this.values = [...values]
  }
}
