import { type FormEvent, useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { AccountSection } from '#web/features/identity/account/account-section.tsx'
import { useSession } from '#web/features/identity/session.ts'
import { useTask } from '#web/features/identity/use-task.ts'
import { writeLocal } from '#web/lib/local-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './account-page.en.ts'
import { useProfileSaved } from './get-profile.ts'
import { dropPendingProfile, readPendingProfile } from './pending-profile.ts'
import * as fields from './profile.en.ts'
import { readProfileFields } from './profile-fields.ts'
import { saveProfile } from './save-profile.ts'
import { WalletAddressField } from './wallet-address-field.tsx'

/** The name and the wallet address, in the words of S7.26 when they are saved. */
export function ProfileSection({ profile }: { readonly profile: Profile | null }) {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.email : ''
  // What could not be saved at registering is offered here, to be corrected.
  const [pending, setPending] = useState(() => (profile ? null : readPendingProfile(email)))
  const known = profile ?? pending
  const profileSaved = useProfileSaved()
  const { busy, run } = useTask(() => showToast(fields.saveFailed, 'alert-error'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = readProfileFields(event.currentTarget)
    if (!entered) return
    await run(async () => {
      const saved = await saveProfile(entered)
      profileSaved(saved)
      dropPendingProfile(email)
      setPending(null)
      writeLocal('userName', saved.name)
      showToast(fields.saved, 'alert-success')
    })
  }

  return (
    <AccountSection title={text.you} note={text.youNote}>
      <form onSubmit={submit}>
        {pending && (
          <p role="alert" className="mb-4">
            {text.pending}
          </p>
        )}
        <TextField
          label={fields.fullName}
          name="name"
          autoComplete="name"
          defaultValue={known?.name}
          required
        />
        <WalletAddressField value={known?.walletAddress} />
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
      </form>
    </AccountSection>
  )
}
