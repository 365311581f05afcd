import type { ProviderAnswer } from './provider-answer.ts'

/** What a visit to another identity provider is for: to log in, to link it, or to log in afresh. */
export type ProviderTask = 'login' | 'link' | 'confirm'

interface ProviderVisit {
  readonly task: ProviderTask
  readonly startedAt: number
  readonly name: string
}

const key = 'providerVisit'
/** In ms; longer than the server lets a visit take, which says so in better words. */
const longestVisit = 30 * 60 * 1000

export function startProviderVisit(providerId: string, task: ProviderTask, returnTo: string): void {
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const visit: ProviderVisit = { task, startedAt: Date.now(), name }
  sessionStorage.setItem(key, JSON.stringify(visit))
  location.assign(
    `/auth/providers/${encodeURIComponent(providerId)}/start?visit=${name}&returnTo=${encodeURIComponent(returnTo)}`,
  )
}

/** Once; null when the answer is to another visit, which would log in to, or link, another person's account. */
export function endProviderVisit(answer: ProviderAnswer): ProviderTask | null {
  const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ProviderVisit> | null
  if ('visit' in answer && answer.visit !== visit?.name) return null
  sessionStorage.removeItem(key)
  if (!visit?.task || typeof visit.startedAt !== 'number') return null
  return Date.now() - visit.startedAt < longestVisit ? visit.task : null
}
