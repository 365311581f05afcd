import { showToast } from '#web/ui/toast.tsx'
import { failureCode } from '../describe-failure.ts'
import { useTask } from '../use-task.ts'
import type { CheckedCode } from './action-calls.ts'
import type { ActionLink } from './action-link.ts'

/** What each kind of link's part of the page is given. */
export interface ActionProps {
  readonly link: ActionLink
  readonly about: CheckedCode
  /** The code turned out to be of no use any more. */
  readonly onBroken: (error: unknown) => void
}

/** Whether a failure means that the link will never work again. */
export const isBrokenCode = (error: unknown) => /^(expired|invalid)-action-code$/.test(failureCode(error))

/** Runs what uses a code up. A code that is of no use any more is reported to the page, anything else in a toast. */
export function useAction(onBroken: (error: unknown) => void) {
  return useTask((words, error) => {
    if (isBrokenCode(error)) onBroken(error)
    else showToast(words, 'alert-error')
  })
}
