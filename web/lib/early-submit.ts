import { useEffect } from 'react'

declare global {
  interface Window {
    /** Set by `early-submit.js`. */
    earlySubmit?: EventTarget | null
  }
}

/** Sends the form that somebody on a slow line sent before this app was there to do it. */
export function useEarlySubmit(): void {
  useEffect(() => {
    const form = window.earlySubmit
    window.earlySubmit = null
    if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit()
  }, [])
}
