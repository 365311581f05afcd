import { readLocal } from '#web/lib/local-storage.ts'

/** Whether this device remembers that its learner is an operator. For links only: the server decides. */
export const isKnownOperator = () => readLocal('isOperator') !== null
