import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { ChainSection } from './chain-section.tsx'
import { ClaimsSection } from './claims-section.tsx'
import { DeploySection } from './deploy-section.tsx'
import { PublishSection } from './publish-section.tsx'
import { RevocationsSection } from './revocations-section.tsx'
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
