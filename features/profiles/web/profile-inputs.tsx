import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './profile-inputs.en.ts'

export function NameInput({ value }: { readonly value?: string | undefined }) {
  return <TextField label={text.fullName} name="name" autoComplete="name" defaultValue={value} required />
}

/** It may stay empty. An address is hexadecimal digits, or a name that stands for them. */
export function WalletInput({ hint }: { readonly hint: string }) {
  if (!hasPage(paths.walletGuide)) return <input type="hidden" name="walletAddress" value="" readOnly />
  return (
    <TextField
      hint={hint}
      label={text.walletAddress}
      name="walletAddress"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
