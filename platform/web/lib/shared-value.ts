import { useSyncExternalStore } from 'react'

/** A value that others follow: each listener is called when it is set. */
export function followedValue<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let value = first
  return {
    current: () => value,
    /** Returns what ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(changed: Value): void {
      value = changed
      for (const listener of listeners) listener()
    },
  }
}

/** A value that parts of a page share: each that uses it is drawn anew when it is set. Pages are built with the first one. */
export function sharedValue<Value>(first: Value) {
  const { current, subscribe, set } = followedValue(first)
  const readFirst = () => first
  const useValue = () => useSyncExternalStore(subscribe, current, readFirst)
  return [useValue, set] as const
}
