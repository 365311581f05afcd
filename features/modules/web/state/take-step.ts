import { readLocal } from '#platform/web/lib/local-storage.ts'
import { keepStep, type WaitingStep } from './waiting-steps.ts'

/**
 * A lesson was read, or a film watched, to its end: kept on this device, and told to the server where there is a session.
 * That of a visitor waits for the login after it.
 */
export function takeStep(step: WaitingStep, moduleNumber: number): void {
  keepStep(step, moduleNumber)
  if (readLocal('authenticated') === 'true')
    import('./send-waiting-steps.ts').then(({ sendWaitingSteps }) => sendWaitingSteps()).catch(() => {})
}
