import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Fact } from '#features/desk/web/ui/fact.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { Known } from '#wagons/token/rewards/desk/known.tsx'
import * as text from './token.en.ts'
import type { TokenOverview } from './token-queries.ts'

/** What the chain has, beside what it should have. */
export function ChainSection({ overview }: { readonly overview: TokenOverview }) {
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
