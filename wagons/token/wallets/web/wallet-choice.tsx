import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './connect.en.ts'
import type { FoundWallet } from './found-wallets.ts'

interface WalletChoiceProps {
  /** Undefined while they are looked for. */
  readonly wallets: readonly FoundWallet[] | undefined
  readonly note: string
  readonly safety: string
  readonly onChoose: (wallet: FoundWallet) => void
}

export function WalletChoice({ wallets, note, safety, onChoose }: WalletChoiceProps) {
  if (!wallets) return <p role="status">{text.looking}</p>
  if (wallets.length === 0)
    return (
      <div role="status" className="grid gap-3">
        <p>{text.none}</p>
        <p>{text.noneNote}</p>
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
            <button type="button" className="wallet-choice" onClick={() => onChoose(wallet)}>
              {wallet.icon && <img src={wallet.icon} alt="" width="32" height="32" />}
              {wallet.name}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{safety}</p>
    </>
  )
}
