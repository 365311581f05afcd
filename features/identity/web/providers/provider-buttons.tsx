import type { BrowserConfig } from '#platform/contract/config.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from '../login.en.ts'
import { startProviderVisit } from './provider-visit.ts'

interface ProviderButtonsProps {
  readonly providers: BrowserConfig['identity']['providers']
  readonly returnTo: string
}

export function ProviderButtons({ providers, returnTo }: ProviderButtonsProps) {
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      {providers.map(({ id, label }) => (
        <Button key={id} look="outline" onClick={() => startProviderVisit(id, 'login', returnTo)}>
          {text.continueWith(label)}
        </Button>
      ))}
    </div>
  )
}
