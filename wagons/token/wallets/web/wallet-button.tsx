import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import * as text from './wallet-button.en.ts'

const ConnectDialog = lazy(() =>
  import('./connect-dialog.tsx').then((part) => ({ default: part.ConnectDialog })),
)

interface WalletButtonProps {
  readonly look?: ButtonLook
  /** Whether the address is to be verified, for a signed-in learner; else it is only read. */
  readonly verifies: boolean
  /** The way to a wallet that is not in this browser; given what closes the dialog. */
  readonly elsewhere?: (close: () => void) => ReactNode
  /** Called with the address, as EIP-55 writes it, and when (ms) it was verified, if it was. */
  readonly onConnected: (address: string, verifiedAt: number | null) => void
}

export function WalletButton({ look = 'outline', verifies, elsewhere, onConnected }: WalletButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} busy={isOpen} onClick={() => setOpen(true)}>
        {text.connect}
      </Button>
      {isOpen && (
        <Suspense>
          <ConnectDialog
            verifies={verifies}
            {...(elsewhere && { elsewhere })}
            onConnected={onConnected}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
