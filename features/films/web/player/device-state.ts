import { type RefObject, useSyncExternalStore } from 'react'

/** What holds now, asked again whenever the event is told. Some browsers lack the target, or tell nothing of it. */
export function useNow<Held>(target: EventTarget | undefined, event: string, held: () => Held): Held {
  return useSyncExternalStore((changed) => {
    target?.addEventListener?.(event, changed)
    return () => target?.removeEventListener?.(event, changed)
  }, held)
}

/** Phones whose browser shows nothing but videos in full have none. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useNow(document, 'fullscreenchange', () => document.fullscreenElement !== null)
  function toggle() {
    // Refused by some devices: then the page stays as it is.
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen?.()
    done?.catch(() => {})
  }
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle }
}
