import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Fact } from '#features/desk/web/ui/fact.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { Known } from '#wagons/token/rewards/desk/known.tsx'
import { ClaimsSection, DeploySection, PublishSection, RevocationsSection } from './sending-sections.tsx'
import * as text from './token.en.ts'
import { type TokenOverview, useTokenOverview } from './token-queries.ts'
import type { DeskChain } from './use-sending.ts'
import { useOwnWallet, WalletSection } from './wallet-section.tsx'

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
  const mayBeDeployed = overview.contract === null
  return (
    <>
      <ChainSection overview={overview} />
      {!chain && <p>{text.setChain}</p>}
      {chain && (mayBeDeployed || state?.isOurCode) && (
        <WalletSection own={own} owner={state?.owner ?? null} onConnected={setOwn} />
      )}
      {chain && mayBeDeployed && <DeploySection chain={chain} own={own} />}
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
