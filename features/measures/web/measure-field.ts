import type { Measured } from '#features/measures/contract.ts'

/** What a browser may say of itself, though not all do. */
interface Asked extends Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  readonly globalPrivacyControl?: boolean
}

interface Timing extends PerformanceEntry {
  readonly interactionId?: number
  readonly responseStatus?: number
}

/** In ms: what a browser tells of events at the least. */
const shortestEvent = 40

/** A visitor who saves data or asks not to be tracked is left alone. */
export const mayMeasure = ({ connection, globalPrivacyControl, doNotTrack }: Asked): boolean =>
  !connection?.saveData && !globalPrivacyControl && doNotTrack !== '1'

export function connectionOf({ connection }: Asked): Measured['connection'] {
  const type = connection?.effectiveType ?? ''
  return /^[34]g$/.test(type) ? (type as Measured['connection']) : type.endsWith('2g') ? '2g' : 'unknown'
}

/** Counts what this load took, and sends it once, when the page is hidden for the first time. Nothing says which page it was. */
export function measureField(): void {
  let [lcp, inp, failed]: [number?, number?, number?] = []
  // Drawn while nobody looked, it would tell of the time until somebody did.
  let isSent = document.hidden || !mayMeasure(navigator)
  if (isSent) return
  const observers = [
    observe('largest-contentful-paint', {}, ({ startTime }) => {
      lcp = startTime
    }),
    observe('event', { durationThreshold: shortestEvent }, ({ interactionId, duration }) => {
      if (interactionId) inp = Math.max(inp ?? 0, duration)
    }),
    observe('resource', {}, ({ responseStatus = 200 }) => {
      if (responseStatus === 0 || responseStatus >= 500) failed = (failed ?? 0) + 1
    }),
  ]

  const send = () => {
    if (isSent || document.visibilityState !== 'hidden') return
    isSent = true
    for (const observer of observers) observer?.disconnect()
    const whole = (ms: number | undefined) => (ms === undefined ? ms : Math.round(ms))
    const measured: Measured = {
      connection: connectionOf(navigator),
      lcp: whole(lcp),
      inp: whole(inp),
      failed,
    }
    navigator.sendBeacon('/api/measures', new Blob([JSON.stringify(measured)], { type: 'application/json' }))
  }
  addEventListener('visibilitychange', send, true)
  // Safari leaves a page without hiding it first.
  addEventListener('pagehide', send, true)
}

function observe(type: string, options: object, take: (entry: Timing) => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry)
  })
  observer.observe({ type, buffered: true, ...options })
  return observer
}
