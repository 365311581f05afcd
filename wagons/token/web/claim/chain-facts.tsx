import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import * as text from './chain-facts.en.ts'

interface ChainFactsProps {
  readonly chain: TokenChain
  /** The address that the token goes to. */
  readonly account: string
  /** For its owner; a friend who pays needs less. */
  readonly isOwn: boolean
}

/** All that is for ever, before anything is signed or sent. */
export function ChainFacts({ chain, account, isOwn }: ChainFactsProps) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.title}</h2>
      <ul className="claim-facts">
        <li>{text.price}</li>
        <li>{text.forEver}</li>
        <li>{text.noFee}</li>
        {isOwn && <li>{text.notNeeded}</li>}
      </ul>
      <dl className="claim-data">
        <div>
          <dt>{text.network}</dt>
          <dd>{chain.name}</dd>
        </div>
        <CopyableCode name={text.contract} code={chain.contract} />
        <CopyableCode name={text.goesTo} code={account} />
      </dl>
    </section>
  )
}

interface CopyableCodeProps {
  readonly name: string
  readonly code: string
}

export function CopyableCode({ name, code }: CopyableCodeProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code dir="ltr">{code}</code>
        <Button look="outline" aria-label={`${text.copy}: ${name}`} onClick={() => copy(code)}>
          {text.copy}
        </Button>
      </dd>
    </div>
  )
}

function copy(code: string): void {
  // Not every page has it: only those of a site with a certificate.
  Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))).then(
    () => showToast(text.copied, 'alert-success'),
    () => showToast(text.copyFailed, 'alert-error'),
  )
}
