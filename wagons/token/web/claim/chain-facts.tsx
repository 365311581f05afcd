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

/** All that is for ever, before anything is signed or sent. */
export function ChainFacts({ chain, account, isOwn }: ChainFactsProps) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.title}</h2>
      <ul className="mt-[0.9rem] mb-5 grid gap-[0.7rem]">
        {[text.price, text.forEver, text.noFee, ...(isOwn ? [text.notNeeded] : [])].map((fact) => (
          <li key={fact} className="border-s-4 border-season ps-4 text-pretty">
            {fact}
          </li>
        ))}
      </ul>
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
