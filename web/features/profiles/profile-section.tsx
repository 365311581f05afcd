import type { FormEvent } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { AccountSection } from '#web/features/identity/account/account-section.tsx'
import { useTask } from '#web/features/identity/use-task.ts'
import { writeLocal } from '#web/lib/local-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './account-page.en.ts'
import { useProfileSaved } from './get-profile.ts'
import * as fields from './profile.en.ts'
import { readProfileFields } from './profile-fields.ts'
import * as result from './profile-saved.en.ts'
import { saveProfile } from './save-profile.ts'
import { WalletAddressField } from './wallet-address-field.tsx'

/** The name and the wallet address, in the words of spec §7 when they are saved. */
export function ProfileSection({ profile }: { readonly profile: Profile | null }) {
  const profileSaved = useProfileSaved()
  const { busy, run } = useTask(() => showToast(result.failed, 'alert-error'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = readProfileFields(event.currentTarget)
    if (!entered) return
    await run(async () => {
      const saved = await saveProfile(entered)
      profileSaved(saved)
      writeLocal('userName', saved.name)
      showToast(result.saved, 'alert-success')
    })
  }

  return (
    <AccountSection title={text.you} note={text.youNote}>
      <form onSubmit={submit}>
        <TextField
          label={fields.fullName}
          name="name"
          autoComplete="name"
          defaultValue={profile?.name}
          required
        />
        <WalletAddressField value={profile?.walletAddress} />
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
      </form>
    </AccountSection>
  )
}
