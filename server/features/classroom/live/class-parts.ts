import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { ClassroomSettings } from '../classroom.config.ts'

export interface ClassMeter {
  watch(figures: () => { readonly rooms: number; readonly learners: number }): void
  received(): void
  sent(frames: number): void
}

/** What rooms need of the server they live in. */
export interface ClassParts {
  readonly db: Db
  readonly clock: Clock
  readonly settings: ClassroomSettings
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly meter?: ClassMeter | undefined
  /** Whether this account may still do what operators do. */
  readonly isStillOperator: (accountId: string) => Promise<boolean>
  readonly filmMs: (moduleNumber: number) => number
}
