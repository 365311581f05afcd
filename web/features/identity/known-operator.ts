import { readLocal, writeLocal } from '#web/lib/local-storage.ts'

/** Whether this device remembers that its learner is an operator. For links only: the server decides. */
export const isKnownOperator = () => readLocal('isOperator') !== null

/** Keeps on this device what the server said. */
export const rememberOperator = (isOperator: boolean | undefined) =>
  writeLocal('isOperator', isOperator ? 'true' : null)
