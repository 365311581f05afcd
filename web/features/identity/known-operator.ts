import { useSyncExternalStore } from 'react'
import { readLocal, subscribeLocal, writeLocal } from '#web/lib/local-storage.ts'

/** Whether this device remembers that its learner is an operator. For links only: the server decides. */
export const isKnownOperator = (): boolean => readLocal('isOperator') === 'true'

/** The same, as it changes. */
export function useKnownOperator(): boolean {
  return useSyncExternalStore(subscribeLocal, isKnownOperator, () => false)
}

/** Keeps on this device what the server said. */
export function rememberOperator(isOperator: boolean | undefined): void {
  writeLocal('isOperator', isOperator ? 'true' : null)
}
