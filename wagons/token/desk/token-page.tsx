import { useEffect, useState } from 'react'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Fact } from '#features/desk/web/ui/fact.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { Known } from '#wagons/token/rewards/desk/known.tsx'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import { useFoundWallets, WalletChoice } from '#wagons/token/wallets/web/wallet-choice.tsx'
import {
  askForAccount,
  checksum,
  firstAccount,
  followAccounts,
} from '#wagons/token/wallets/web/wallet-request.ts'
import { ClaimsSection } from './claims-section.tsx'
import { sayFault } from './sending-note.tsx'
import { DeploySection, PublishSection, RevocationsSection } from './sending-sections.tsx'
import * as text from './token.en.ts'
import { type TokenOverview, useTokenOverview } from './token-queries.ts'
import type { DeskChain, OwnWallet } from './use-sending.ts'
import '#wagons/token/wallets/web/connect.css'

export function TokenPage() {
  const overview = useTokenOverview()
  return (
    <>
      <div>
        <h1 className="text-4xl">{text.title}</h1>
        <p className="text-soft">{text.intro}</p>
      </div>
      {overview.isPending && <Loading />}
      {!overview.isPending && !overview.data && (
        <LoadFailure what={text.failed} onRetry={overview.refetch} isRetrying={overview.isFetching} />
      )}
      {overview.data && <Sections overview={overview.data} />}
    </>
  )
}

function Sections({ overview }: { readonly overview: TokenOverview }) {
  const [own, setOwn] = useOwnWallet()
  const chain = chainOf(overview)
  const state = typeof overview.onChain === 'object' ? overview.onChain : null
  return (
    <>
      <ChainSection overview={overview} />
      {!chain && <p>{text.setChain}</p>}
      {chain && (overview.deployment?.mayDeploy || state?.isOurCode) && (
        <WalletSection own={own} owner={state?.owner ?? null} onConnected={setOwn} />
      )}
      {chain && overview.deployment && (
        <DeploySection chain={chain} own={own} deployment={overview.deployment} />
      )}
      {chain && state?.isOurCode && (
        <>
          <PublishSection overview={overview} chain={chain} own={own} />
          <ClaimsSection chain={chain} own={own} />
          <RevocationsSection chain={chain} own={own} />
        </>
      )}
    </>
  )
}

function chainOf({ chainId, chainName, ...rest }: TokenOverview): DeskChain | null {
  const { contract, explorerUrl, publicRpcUrl } = rest
  return chainId === null ? null : { chainId, name: chainName ?? '', contract, explorerUrl, publicRpcUrl }
}

/** What the chain has, beside what it should have. */
function ChainSection({ overview }: { readonly overview: TokenOverview }) {
  const { chainId, chainName, contract, explorerUrl, onChain, latestList, listOnChain } = overview
  const state = typeof onChain === 'object' ? onChain : null
  return (
    <DeskSection title={text.onChain}>
      <dl className="paper-card grid grid-cols-1 gap-[0.4rem] p-4">
        <Fact name={text.network}>
          {chainId === null ? text.noNetwork : `${chainName} (${text.chainNumber(chainId)})`}
        </Fact>
        {contract && (
          <Fact name={text.contract}>
            {explorerUrl ? (
              <a
                href={`${explorerUrl}/address/${contract}`}
                target="_blank"
                rel="noreferrer"
                className="font-mono underline underline-offset-4"
              >
                {contract}
              </a>
            ) : (
              <span className="font-mono">{contract}</span>
            )}
          </Fact>
        )}
        {state && (
          <>
            <Fact name={text.code}>
              <Known good={state.isOurCode} words={state.isOurCode ? text.isOurCode : text.isNotOurCode} />
            </Fact>
            <Fact name={text.owner}>
              <span className="font-mono">{state.owner}</span>
              {state.pendingOwner && (
                <span className="block text-sm">
                  {text.pendingOwner} <span className="font-mono">{state.pendingOwner}</span>
                </span>
              )}
            </Fact>
            <Fact name={text.listOnChain}>
              {listOnChain ? (
                <List list={listOnChain} />
              ) : /^0x0*$/.test(state.root) ? (
                text.noRoot
              ) : (
                text.foreignRoot
              )}
            </Fact>
          </>
        )}
        <Fact name={text.latestList}>{latestList ? <List list={latestList} /> : text.noList}</Fact>
      </dl>
      {typeof onChain === 'string' && (
        <p role="alert" className="wallet-fault">
          {text.nodeFaults[onChain]}
        </p>
      )}
    </DeskSection>
  )
}

function List({ list }: { readonly list: NonNullable<TokenOverview['latestList']> }) {
  return (
    <>
      {dateTimeOf(list.madeAt)} · {text.learners(list.entries)}
      <span className="block font-mono text-sm">{list.root}</span>
    </>
  )
}

/** Follows the wallet when another account is chosen there. */
function useOwnWallet() {
  const [own, setOwn] = useState<OwnWallet>()
  const provider = own?.wallet.provider
  useEffect(() => {
    return followAccounts(provider, async (accounts) => {
      try {
        const account = await checksum(firstAccount(accounts))
        setOwn((now) => now && { ...now, account })
      } catch {
        setOwn(undefined)
      }
    })
  }, [provider])
  return [own, setOwn] as const
}

interface WalletSectionProps {
  readonly own: OwnWallet | undefined
  /** Of the contract; null where there is none. */
  readonly owner: string | null
  readonly onConnected: (own: OwnWallet) => void
}

function WalletSection({ own, owner, onConnected }: WalletSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const isOwner = own?.account.toLowerCase() === owner?.toLowerCase()
  return (
    <DeskSection title={text.yourWallet} note={text.yourWalletNote}>
      {own && (
        <p className="wrap-anywhere">
          {own.wallet.name} · <span className="font-mono">{own.account}</span>
          {owner && <Known good={isOwner} words={isOwner ? text.isOwner : text.isNotOwner} />}
        </p>
      )}
      <div>
        <Button look="outline" busy={isOpen} onClick={() => setOpen(true)}>
          {own ? text.connectOther : text.connect}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={text.connect} onClose={() => setOpen(false)}>
          {(close) => (
            <Choice
              onConnected={(connected) => {
                onConnected(connected)
                close()
              }}
              onCancel={close}
            />
          )}
        </Dialog>
      )}
    </DeskSection>
  )
}

interface ChoiceProps extends Pick<WalletSectionProps, 'onConnected'> {
  readonly onCancel: () => void
}

function Choice({ onConnected, onCancel }: ChoiceProps) {
  const found = useFoundWallets()
  const [asked, setAsked] = useState<FoundWallet>()
  const [error, setError] = useState<unknown>()
  async function choose(wallet: FoundWallet) {
    setAsked(wallet)
    setError(undefined)
    try {
      onConnected({ wallet, account: await checksum(await askForAccount(wallet.provider)) })
    } catch (fault) {
      setError(fault)
      setAsked(undefined)
    }
  }
  return (
    <>
      {error !== undefined && (
        <p role="alert" className="wallet-fault">
          {sayFault(error, '')}
        </p>
      )}
      {asked ? (
        <p role="status">{text.waitingFor(asked.name)}</p>
      ) : (
        <WalletChoice found={found} note={text.chooseNote} safety={text.chooseSafety} onChoose={choose} />
      )}
      <div className="mt-5 flex justify-end">
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  )
}
