import type { FastifyBaseLogger } from 'fastify'
import type { ByeReason, ClassEnd } from '#wagons/classroom/contract/classroom-frames.ts'
import type { ClassroomSettings } from '../classroom.config.ts'
import type { NewAccountsParts } from '../records/new-accounts.ts'
import type { measureClasses } from './class-meter.ts'

/** What rooms need of the server they live in. */
export interface ClassParts extends NewAccountsParts {
  readonly settings: ClassroomSettings
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly meter?: ReturnType<typeof measureClasses> | undefined
  /** Whether this account may still do what operators do. */
  readonly isStillOperator: (accountId: string) => Promise<boolean>
  readonly filmLength: (moduleNumber: number) => { readonly ms: number; readonly isKnown: boolean }
}

/** A learner's or host's line to the server, whatever carries it. */
export interface Connection {
  readonly number: number
  readonly isOpen: () => boolean
  /** Dropped, if `isPassing`, for a client that reads too slowly: newer ones follow. */
  send(packed: string | Uint8Array, isPassing?: boolean): void
  /** Says why, then closes; without a reason it only closes. */
  end(reason?: ByeReason, classEnd?: ClassEnd): void
}
