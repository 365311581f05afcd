import { Button } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { copy } from '../sending/copy.ts'
import { Code, Fact, Facts } from '../sending/fact.tsx'
import * as text from './chain-facts.en.ts'

interface ChainFactsProps {
  readonly chain: TokenChain
  /** The address that the token goes to; '' before it is known. */
  readonly account: string
  /** For its owner; a friend who pays needs less. */
  readonly isOwn: boolean
}

/** What cannot be undone, in a sentence: on the ticket, before its first button. */
export const Warnings = () => <p className="text-sm/[1.4] text-soft">{text.before}</p>

const FactList = ({ facts }: { readonly facts: readonly string[] }) => (
  <ul className="list-disc ps-4 leading-[1.35]">
    {facts.map((fact) => (
      <li key={fact} className="mt-[0.15rem] text-pretty marker:text-soft">
        {fact}
      </li>
    ))}
  </ul>
)

/** What to know of the token and of its chain, with what a wallet is compared with. */
export function ChainFacts({ chain, account, isOwn }: ChainFactsProps) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.title}</h2>
      <div className="mt-2 mb-5">
        <FactList
          facts={
            isOwn
              ? [text.noFee, text.seen, text.destroyed, text.notNeeded]
              : [text.noFee, text.price, text.forEver]
          }
        />
      </div>
      <Facts>
        <Fact name={text.network}>{chain.name}</Fact>
        <CopyableCode name={text.contract} code={chain.contract} />
        {account && <CopyableCode name={text.goesTo} code={account} />}
      </Facts>
    </section>
  )
}

export function CopyableCode({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <Fact name={name}>
      <Code>{code}</Code>
      <Button look="outline" aria-label={`${text.copy}: ${name}`} onClick={() => copy(code, text)}>
        {text.copy}
      </Button>
    </Fact>
  )
}
