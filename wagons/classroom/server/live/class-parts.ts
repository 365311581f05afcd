import type { FastifyBaseLogger } from 'fastify'
import type { ClassroomSettings } from '../classroom.config.ts'
import type { NewAccountsParts } from '../records/new-accounts.ts'

export interface ClassMeter {
  watch(figures: () => { readonly rooms: number; readonly learners: number }): void
  received(): void
  sent(frames: number): void
}

/** What rooms need of the server they live in. */
export interface ClassParts extends NewAccountsParts {
  readonly settings: ClassroomSettings
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly meter?: ClassMeter | undefined
  /** Whether this account may still do what operators do. */
  readonly isStillOperator: (accountId: string) => Promise<boolean>
  readonly filmLength: (moduleNumber: number) => { readonly ms: number; readonly isKnown: boolean }
}
