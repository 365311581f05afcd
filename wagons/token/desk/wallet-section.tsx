import { useEffect, useState } from 'react'
import { Known } from '#wagons/token/rewards/desk/known.tsx'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import { useFoundWallets, WalletChoice } from '#wagons/token/wallets/web/wallet-choice.tsx'
import {
  askForAccount,
  checksum,
  firstAccount,
  followAccounts,
} from '#wagons/token/wallets/web/wallet-request.ts'
import '#wagons/token/wallets/web/connect.css'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { sayFault } from './sending-note.tsx'
import * as text from './token.en.ts'
import type { OwnWallet } from './use-sending.ts'

/** Follows the wallet when another account is chosen there. */
export function useOwnWallet() {
  const [own, setOwn] = useState<OwnWallet>()
  const provider = own?.wallet.provider
  useEffect(() => {
    return followAccounts(provider, async (accounts) => {
      try {
        const account = await checksum(firstAccount(accounts))
        setOwn((now) => now && { ...now, account })
      } catch {
        setOwn(undefined)
      }
    })
  }, [provider])
  return [own, setOwn] as const
}

interface WalletSectionProps {
  readonly own: OwnWallet | undefined
  /** Of the contract; null where there is none. */
  readonly owner: string | null
  readonly onConnected: (own: OwnWallet) => void
}

export function WalletSection({ own, owner, onConnected }: WalletSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const isOwner = own?.account.toLowerCase() === owner?.toLowerCase()
  return (
    <DeskSection title={text.yourWallet} note={text.yourWalletNote}>
      {own && (
        <p className="wrap-anywhere">
          {own.wallet.name} · <span className="font-mono">{own.account}</span>
          {owner && <Known good={isOwner} words={isOwner ? text.isOwner : text.isNotOwner} />}
        </p>
      )}
      <div>
        <Button look="outline" busy={isOpen} onClick={() => setOpen(true)}>
          {own ? text.connectOther : text.connect}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={text.connect} onClose={() => setOpen(false)}>
          {(close) => (
            <Choice
              onConnected={(connected) => {
                onConnected(connected)
                close()
              }}
              onCancel={close}
            />
          )}
        </Dialog>
      )}
    </DeskSection>
  )
}

interface ChoiceProps extends Pick<WalletSectionProps, 'onConnected'> {
  readonly onCancel: () => void
}

function Choice({ onConnected, onCancel }: ChoiceProps) {
  const wallets = useFoundWallets()
  const [asked, setAsked] = useState<FoundWallet>()
  const [error, setError] = useState<unknown>()
  async function choose(wallet: FoundWallet) {
    setAsked(wallet)
    setError(undefined)
    try {
      onConnected({ wallet, account: await checksum(await askForAccount(wallet.provider)) })
    } catch (fault) {
      setError(fault)
      setAsked(undefined)
    }
  }
  return (
    <>
      {error !== undefined && (
        <p role="alert" className="wallet-fault">
          {sayFault(error, '')}
        </p>
      )}
      {asked ? (
        <p role="status">{text.waitingFor(asked.name)}</p>
      ) : (
        <WalletChoice wallets={wallets} note={text.chooseNote} safety={text.chooseSafety} onChoose={choose} />
      )}
      <div className="mt-5 flex justify-end">
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  )
}
