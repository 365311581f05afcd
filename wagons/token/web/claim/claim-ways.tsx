import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { TokenChain, TokenClaim } from '#wagons/token/contract/token.ts'
import * as text from './claim.en.ts'

const ClaimDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.ClaimDialog })))
const SignDialog = lazy(() => import('./claim-dialogs.tsx').then((part) => ({ default: part.SignDialog })))

const way = 'flex flex-col items-start gap-[0.6rem]'

interface ClaimWaysProps {
  readonly chain: TokenChain
  readonly claim: TokenClaim
  /** False while the server cannot check a signature against the chain, or has one. */
  readonly canSign: boolean
}

export function ClaimWays({ chain, claim, canSign }: ClaimWaysProps) {
  const [open, setOpen] = useState<'own' | 'sign' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="paper-card p-5 sm:p-7">
      {canSign && <h2 className="mb-4 text-2xl">{text.waysTitle}</h2>}
      <div className={canSign ? 'grid gap-5 md:grid-cols-2' : undefined}>
        {canSign && (
          <div className={way}>
            <h3 className="text-xl">{text.signTitle}</h3>
            <p className="grow text-pretty">{text.signNote}</p>
            <Button className="w-full" busy={open === 'sign'} onClick={() => setOpen('sign')}>
              {text.sign}
            </Button>
          </div>
        )}
        <div className={way}>
          <h3 className="text-xl">{text.ownTitle}</h3>
          <p className="grow text-pretty">{text.ownNote}</p>
          <Button className="w-full" look="outline" busy={open === 'own'} onClick={() => setOpen('own')}>
            {text.own}
          </Button>
        </div>
      </div>
      <Suspense>
        {open === 'own' && (
          <ClaimDialog
            chain={chain}
            claim={claim}
            onSignInstead={canSign ? () => setOpen('sign') : undefined}
            onClose={close}
          />
        )}
        {open === 'sign' && <SignDialog chain={chain} claim={claim} onClose={close} />}
      </Suspense>
    </section>
  )
}
