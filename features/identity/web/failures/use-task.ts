import { useRef, useState } from 'react'
import { showToast } from '#platform/web/ui/toast.tsx'
import { describeFailure } from './describe-failure.tsx'

/** Thrown by a task that its user cancelled: nothing to report. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff'
}

/** Runs one task at a time and reports failures, in a toast by default; `run` resolves to whether all went well. */
export function useTask(
  report: (words: string, error: unknown) => void = (words) => showToast(words, 'alert-error'),
) {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function run(task: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      await task()
      return true
    } catch (error) {
      if (!(error instanceof CalledOff)) report(describeFailure(error), error)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
