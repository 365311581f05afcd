import { type ReactNode, useEffect, useState } from 'react'
import { FreshLoginDialog } from '#features/account/web/sections/fresh-login.tsx'
import { type AccountView, readAccount } from '#features/account/web/sections/read-account.ts'
import { openIdentity } from '#features/identity/web/session.ts'
import { onRefused } from '#platform/web/lib/token-source.ts'

interface Asked {
  readonly account: AccountView
  readonly settle: (isFresh: boolean) => void
}

/** Asks for a fresh login where the server wants one, then sends the call again: nothing chosen or typed is lost. */
export function FreshDesk({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    // Of several calls that are refused at once, all wait for one login.
    let asking: Promise<boolean> | undefined
    const ask = async () => {
      const account = await readAccount()
      return new Promise<boolean>((settle) => setAsked({ account, settle }))
    }
    onRefused('requires-recent-login', async () => {
      asking ??= ask().finally(() => {
        asking = undefined
        setAsked(null)
      })
      if (!(await asking)) return null
      return (await openIdentity()).idToken(false)
    })
    return () => onRefused('requires-recent-login', async () => null)
  }, [])

  return (
    <>
      {children}
      {asked && <FreshLoginDialog account={asked.account} onSettled={asked.settle} />}
    </>
  )
}
