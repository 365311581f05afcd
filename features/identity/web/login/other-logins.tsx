import { type ReactNode, useEffect, useState } from 'react'
import { loadBrowserConfig } from '../browser-config.ts'

/** They come once the page is there, and stand at the end of its card, so that nothing on screen moves. */
export function OtherLogins({ returnTo }: { readonly returnTo: string }) {
  const [buttons, setButtons] = useState<ReactNode>(null)
  useEffect(() => {
    async function load() {
      const { providers } = (await loadBrowserConfig()).identity
      if (providers.length === 0) return
      const { ProviderButtons } = await import('../providers/provider-buttons.tsx')
      setButtons(<ProviderButtons providers={providers} returnTo={returnTo} />)
    }
    // Without them there is still the form.
    load().catch(() => {})
  }, [returnTo])
  return buttons
}
