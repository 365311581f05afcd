import { TextField } from '#web/ui/text-field.tsx'
import * as text from './profile.en.ts'

interface ProfileInputProps {
  readonly value?: string | undefined
}

export function NameInput({ value }: ProfileInputProps) {
  return <TextField label={text.fullName} name="name" autoComplete="name" defaultValue={value} required />
}

/** Hexadecimal digits, or a name that stands for them; may be empty. */
export function WalletAddressInput({ value }: ProfileInputProps) {
  return (
    <TextField
      label={text.walletAddress}
      name="walletAddress"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
    />
  )
}
