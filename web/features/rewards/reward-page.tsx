import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { showModal } from '#web/ui/modal.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { HintedField } from './hinted-field.tsx'
import { looksLikeEmail, looksLikeEvmAddress } from './looks-like.ts'
import { submitReward } from './submit-reward.ts'

/** The reward form (spec §2). The one rule is that the e-mail is not empty (spec §5). */
export function RewardPage() {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim()
    const evmAddress = String(form.get('evmAddress')).trim()
    if (!email) {
      showModal('Email missing', 'Please fill in your email.')
      return
    }
    setBusy(true)
    try {
      await submitReward(email, evmAddress)
      showModal('Success', 'Details submitted successfully. We will contact you by email.')
      navigate(paths.landing)
    } catch {
      showModal('Server Error', 'Error submitting details. Try again later.')
      setBusy(false)
    }
  }

  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">Claim your reward</h1>}>
        <p className="mb-5 text-soft">
          Finished all nine modules? Tell us where to send your certificate and your free token.
        </p>
        <form method="dialog" noValidate onSubmit={submit}>
          <HintedField
            label="Email Address"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            looksRight={looksLikeEmail}
            advice="Does not look like an email. Is it right?"
          />
          <HintedField
            label="Evm Wallet Address (Optional)"
            name="evmAddress"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            looksRight={looksLikeEvmAddress}
            advice="Usually 0x and 40 characters. Is it right?"
          />
          <div className="flex gap-3">
            <Button look="outline" className="flex-1" onClick={() => navigate(paths.landing)}>
              Exit
            </Button>
            <Button type="submit" busy={busy} className="flex-1">
              Submit
            </Button>
          </div>
        </form>
      </Ticket>
    </div>
  )
}
