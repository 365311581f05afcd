import { useEffect } from 'react'

declare global {
  interface Window {
    /** Set by `early-submit.js`. */
    earlySubmit?: EventTarget | null
    /** The last button that was pressed before `isAppThere`. */
    earlyClick?: HTMLButtonElement | null
    /** From here on buttons are React's own. */
    isAppThere?: boolean
  }
}

/** From here on the page itself knows whether its visitor is signed in. */
export function useEarlyKnowledge(): void {
  useEffect(() => {
    delete document.documentElement.dataset.known
  }, [])
}

/** Sends the form that was sent on a slow connection before this app was there to do it. */
export function useEarlySubmit(): void {
  useEffect(() => {
    const form = window.earlySubmit
    window.earlySubmit = null
    if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit()
  }, [])
}

/** Presses the button that was pressed before this app was there. */
export function useEarlyClick(): void {
  useEffect(() => {
    const button = window.earlyClick
    window.earlyClick = null
    if (button?.isConnected) button.click()
  }, [])
}
