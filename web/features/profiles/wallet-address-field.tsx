import { TextField } from '#web/ui/text-field.tsx'
import * as text from './profile.en.ts'

/** The wallet address of a profile, which may be empty: hexadecimal digits or a name that stands for them. */
export function WalletAddressField({ value }: { readonly value?: string | undefined }) {
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
