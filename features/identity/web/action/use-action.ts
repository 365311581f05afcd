import { showToast } from '#platform/web/ui/toast.tsx'
import { failureCode } from '../failures/describe-failure.tsx'
import { useTask } from '../failures/use-task.ts'
import type { CheckedCode } from './action-calls.ts'
import type { ActionLink } from './action-link.ts'

export interface ActionProps {
  readonly link: ActionLink
  readonly about: CheckedCode
  readonly onBroken: (error: unknown) => void
}

/** The link will never work again. */
export const isBrokenCode = (error: unknown) => /^(expired|invalid)-action-code$/.test(failureCode(error))

/** A broken code is reported to the page, anything else in a toast. */
export function useAction(onBroken: (error: unknown) => void) {
  return useTask((words, error) => {
    if (isBrokenCode(error)) onBroken(error)
    else showToast(words, 'alert-error')
  })
}
