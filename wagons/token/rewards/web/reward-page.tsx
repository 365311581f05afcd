import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStoredSession } from '#features/identity/web/session.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showModal } from '#platform/web/ui/modal-dialog.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import * as button from '#wagons/token/wallets/web/wallet-button.en.ts'
import { WalletButton } from '#wagons/token/wallets/web/wallet-button.tsx'
import { HintedField, looksLikeEmail, looksLikeEvmAddress } from './hinted-field.tsx'
import * as text from './reward.en.ts'

/** What judges and sends the form is fetched with the first touch of it. */
const loadSending = () => import('./submit-reward.ts')

function warm(): void {
  loadSending().catch(() => {})
}

/** The reward form (S2.3). The one rule is that the e-mail is not empty (S5.7). */
export function RewardPage() {
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState('')
  const isSignedIn = useStoredSession()
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const { submitForm } = await loadSending()
      if (await submitForm(form)) {
        navigate(paths.landing)
        return
      }
    } catch {
      showModal(text.failureTitle, text.failure)
    }
    setBusy(false)
  }

  return (
    <TicketPage title={text.title}>
      <p className="mb-5 text-soft">{text.intro}</p>
      {isSignedIn && (
        <>
          <p className="mb-2">
            {text.inOneStep}{' '}
            <Link to={paths.claim} className="text-link">
              {text.toToken}
            </Link>
          </p>
          <p className="mb-5">
            {text.yourWallet}{' '}
            <Link to={paths.account} className="text-link">
              {text.toAccount}
            </Link>
          </p>
        </>
      )}
      <form method="dialog" noValidate onSubmit={submit} onFocus={warm} onPointerDown={warm}>
        <HintedField
          label={text.email}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          looksRight={looksLikeEmail}
          advice={text.emailAdvice}
          hint={text.emailPurpose}
        />
        <HintedField
          key={address}
          defaultValue={address}
          label={text.evmAddress}
          name="evmAddress"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          looksRight={looksLikeEvmAddress}
          advice={button.addressAdvice}
          hint={text.evmAddressPurpose}
        />
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <WalletButton verifies={isSignedIn} onConnected={setAddress} />
          <Link to={paths.walletGuide} className="text-link">
            {button.guide}
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" className="flex-1" onClick={() => navigate(paths.landing)}>
            {text.exit}
          </Button>
          <Button type="submit" busy={busy} className="flex-1">
            {text.submit}
          </Button>
        </div>
      </form>
    </TicketPage>
  )
}
