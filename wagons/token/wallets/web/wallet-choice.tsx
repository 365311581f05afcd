import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './connect.en.ts'
import { type FoundWallet, findWallets } from './found-wallets.ts'

export const addressClass =
  'my-[0.9rem] rounded-[0.625rem] border border-line bg-paper px-[0.8rem] py-[0.6rem] font-mono wrap-anywhere'

/** `wallets` is undefined before any is found; more may come until `isComplete`. */
export function useFoundWallets() {
  const [found, setFound] = useState<FoundWallets>({ wallets: undefined, isComplete: false })
  useEffect(() => findWallets(text.nameless, (wallets, isComplete) => setFound({ wallets, isComplete })), [])
  return found
}

interface FoundWallets {
  readonly wallets: readonly FoundWallet[] | undefined
  readonly isComplete: boolean
}

interface WalletChoiceProps {
  readonly found: FoundWallets
  readonly note: string
  readonly safety: string
  /** The way to a wallet that is not in this browser. */
  readonly elsewhere?: ReactNode
  /** The only wallet that there is needs no choice. */
  readonly takesOnly?: boolean
  readonly onChoose: (wallet: FoundWallet) => void
}

export function WalletChoice(props: WalletChoiceProps) {
  const { note, safety, elsewhere, takesOnly = false, onChoose } = props
  const { wallets, isComplete } = props.found
  const [isElsewhere, setElsewhere] = useState(false)
  const only = takesOnly && isComplete && wallets?.length === 1 ? wallets[0] : undefined
  const choose = useRef(onChoose)
  choose.current = onChoose
  useEffect(() => {
    if (only) choose.current(only)
  }, [only])

  // No list that is gone before it can be read.
  if (!wallets || (takesOnly && !isComplete)) return <p role="status">{text.looking}</p>
  if (wallets.length === 0 || isElsewhere)
    return (
      <div role="status" className="grid gap-3">
        {!isElsewhere && <p>{text.none}</p>}
        {elsewhere ?? <p>{text.noneNote}</p>}
        <Link to={paths.walletGuide} className="text-link">
          {text.guide}
        </Link>
      </div>
    )
  return (
    <>
      <p className="mb-4">{note}</p>
      <ul className="grid gap-2">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button
              type="button"
              className="flex min-h-13 w-full items-center gap-[0.9rem] rounded-[0.625rem] border border-field bg-paper px-4 py-2 text-start font-semibold wrap-anywhere hover:border-current"
              onClick={() => onChoose(wallet)}
            >
              {wallet.icon && (
                <img src={wallet.icon} alt="" width="32" height="32" className="rounded-[0.4rem]" />
              )}
              {wallet.name}
            </button>
          </li>
        ))}
      </ul>
      {elsewhere && (
        <button type="button" className="mt-3 min-h-11 text-link" onClick={() => setElsewhere(true)}>
          {text.elsewhere}
        </button>
      )}
      <p className="mt-4 text-sm text-soft">{safety}</p>
    </>
  )
}
