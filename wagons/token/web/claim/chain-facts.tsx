import { icon } from '#platform/web/drawings/icons.tsx'
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

const LockIcon = icon('M5 11h14v9H5zm3 0V8a4 4 0 0 1 8 0v3')
const EyeIcon = icon('M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 0 .010 0')
const ScalesIcon = icon('M12 3v18m-5 0h10M4 7h16M6 7l-3.500 8h7zm12 0-3.500 8h7z')

/** What cannot be undone: on the ticket, before its first button. */
export const Warnings = () => (
  <div className="warnings">
    <p className="font-semibold">{text.before}</p>
    <ul>
      <Warning Icon={LockIcon}>{text.unsold}</Warning>
      <Warning Icon={EyeIcon}>{text.openToAll}</Warning>
      <Warning Icon={ScalesIcon}>{text.law}</Warning>
    </ul>
  </div>
)

const Warning = ({ Icon, children }: { readonly Icon: typeof EyeIcon; readonly children: string }) => (
  <li>
    <Icon className="size-5" strokeWidth={2.4} />
    {children}
  </li>
)

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
