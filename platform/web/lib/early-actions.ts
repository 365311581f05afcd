import { useEffect } from 'react'

declare global {
  interface Window {
    /** Set by `before-app.js`. */
    earlySubmit?: EventTarget | null
    /** The last button that was pressed before `isAppThere`. */
    earlyClick?: HTMLButtonElement | null
    /** From here on buttons are React's own. */
    isAppThere?: boolean
  }
}

/**
 * Does what a visitor asked for on a slow connection before this app was there: beside the page, with which it comes to
 * life. From then on the page itself knows whether its visitor is signed in.
 */
export function EarlyActions(): null {
  useEffect(() => {
    delete document.documentElement.dataset.known
    const { earlySubmit: form, earlyClick: button } = window
    window.earlySubmit = null
    window.earlyClick = null
    if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit()
    if (button?.isConnected) button.click()
    // A field that was chosen before its form listened.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [])
  return null
}
