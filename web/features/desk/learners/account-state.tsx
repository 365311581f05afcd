import * as text from './learners.en.ts'

interface AccountStateProps {
  readonly account: { readonly disabled: boolean; readonly emailVerified: boolean }
}

/** Whether an account can be used, and whether its e-mail is proven. */
export function AccountState({ account: { disabled, emailVerified } }: AccountStateProps) {
  if (disabled)
    return (
      <span className="desk-badge" data-tone="error">
        {text.disabled}
      </span>
    )
  return <span className="desk-badge">{emailVerified ? text.active : text.unverified}</span>
}
