import type { Profile } from '#contract/profiles.ts'
import { TextField } from '#web/ui/text-field.tsx'
import * as text from './profile.en.ts'

export function NameInput({ value }: { readonly value?: string | undefined }) {
  return <TextField label={text.fullName} name="name" autoComplete="name" defaultValue={value} required />
}

/** What may stay empty. A wallet address is hexadecimal digits, or a name that stands for them. */
export function OptionalInputs({ profile }: { readonly profile?: Profile | null }) {
  return (
    <TextField
      label={text.walletAddress}
      name="walletAddress"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={profile?.walletAddress}
    />
  )
}
