import { type RefObject, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Phones whose browser shows nothing but videos in full have none. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  function toggle() {
    // Refused by some devices: then the page stays as it is.
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen?.()
    done?.catch(() => {})
  }
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle }
}
