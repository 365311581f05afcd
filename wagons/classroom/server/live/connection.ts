import type { ByeReason } from '#wagons/classroom/contract/classroom-frames.ts'

/** A learner's or host's line to the server, whatever carries it. */
export interface Connection {
  readonly number: number
  readonly isOpen: () => boolean
  /** Dropped, if `isPassing`, for a client that reads too slowly: newer ones follow. */
  send(bytes: Uint8Array, isPassing?: boolean): void
  /** Says why, then closes; without a reason it only closes. */
  end(reason?: ByeReason): void
}
