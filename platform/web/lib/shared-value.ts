import { useSyncExternalStore } from 'react'

/** A value that parts of a page share: each that uses it is drawn anew when it is set. Pages are built with the first one. */
export function sharedValue<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let current = first
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = () => current
  const readFirst = () => first
  const useValue = () => useSyncExternalStore(subscribe, read, readFirst)
  const set = (value: Value): void => {
    current = value
    for (const listener of listeners) listener()
  }
  return [useValue, set] as const
}
