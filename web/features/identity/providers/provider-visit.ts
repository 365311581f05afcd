import type { ProviderAnswer } from './provider-answer.ts'

/** What somebody goes to another identity provider for: to log in, to link it, or to prove again who they are. */
export type ProviderTask = 'login' | 'link' | 'confirm'

interface ProviderVisit {
  readonly task: ProviderTask
  readonly startedAt: number
  readonly name: string
}

const key = 'providerVisit'
/** How long somebody may be away, in ms; longer than the server lets a visit take, which says so in better words. */
const longestVisit = 30 * 60 * 1000

/** Leaves for another identity provider, and remembers in this tab what for. */
export function startProviderVisit(providerId: string, task: ProviderTask, returnTo: string): void {
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const visit: ProviderVisit = { task, startedAt: Date.now(), name }
  sessionStorage.setItem(key, JSON.stringify(visit))
  location.assign(
    `/auth/providers/${encodeURIComponent(providerId)}/start?visit=${name}&returnTo=${encodeURIComponent(returnTo)}`,
  )
}

/**
 * What this tab left for, once; null when it did not leave, or when the answer is to another visit. An answer that
 * nobody here asked for is a trick: it would log the visitor in as somebody else, or link somebody else's identity.
 */
export function endProviderVisit(answer: ProviderAnswer): ProviderTask | null {
  const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ProviderVisit> | null
  if ('visit' in answer && answer.visit !== visit?.name) return null
  sessionStorage.removeItem(key)
  if (!visit?.task || typeof visit.startedAt !== 'number') return null
  return Date.now() - visit.startedAt < longestVisit ? visit.task : null
}
