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

/** Sends the form that somebody on a slow line sent before this app was there to do it. */
export function useEarlySubmit(): void {
  useEffect(() => {
    const form = window.earlySubmit
    window.earlySubmit = null
    if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit()
  }, [])
}

/** Presses the button that was pressed before this app was there: the menu of a phone, the theme, the password's eye. */
export function useEarlyClick(): void {
  useEffect(() => {
    const button = window.earlyClick
    window.earlyClick = null
    if (button?.isConnected) button.click()
  }, [])
}
