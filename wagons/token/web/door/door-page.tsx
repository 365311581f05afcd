import { type ReactNode, useEffect, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import type { Output } from '#platform/contract/endpoint.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { checkDoor } from '#wagons/token/contract/wallet-door.ts'
import { ChainFacts } from '../claim/chain-facts.tsx'
import * as words from '../claim/claim.en.ts'
import { Actions, ClaimTicket } from '../claim/claim-ticket.tsx'
import { Road } from '../claim/join-dialog.tsx'
import { signing } from '../claim/signing.ts'
import * as elsewhereText from '../elsewhere/elsewhere.en.ts'
import { Elsewhere } from '../elsewhere/elsewhere.tsx'
import * as wallet from '../sending/wallet-dialog.en.ts'
import { Steps } from '../sending/wallet-dialog.tsx'
import * as text from './door.en.ts'
import { doorCalls, readDoor } from './door-calls.ts'

type Door = Output<typeof checkDoor>

/** Used, too old, or cut off. */
const ended = ['door-closed', 'invalid-input']

/** In a wallet's own browser, where nobody is logged in: verifies and signs, and nothing else (`/claim/sign`). */
export function DoorPage({ code }: { readonly code: string }) {
  const [door, setDoor] = useState<Door | 'closed' | 'failed'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isGone = false
    readDoor(code).then(
      (found) => isGone || setDoor(found),
      (error) => isGone || setDoor(ended.includes(failureCode(error)) ? 'closed' : 'failed'),
    )
    return () => {
      isGone = true
    }
  }, [code, tries])
  if (door === undefined) return <Loading shape="card" />
  if (door === 'closed') return <Said title={text.closedTitle}>{text.closed}</Said>
  if (door === 'failed')
    return (
      <Said title={text.title}>
        {words.failed}
        <Actions>
          <Button look="outline" onClick={() => setTries(tries + 1)}>
            {words.tryAgain}
          </Button>
        </Actions>
      </Said>
    )
  return <Signing code={code} door={door} />
}

const Said = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <ClaimTicket label={words.pageTitle} title={title} look="gone">
    <div role="status">{children}</div>
  </ClaimTicket>
)

function Signing({ code, door }: { readonly code: string; readonly door: Door }) {
  const { chain, account, email } = door
  const [isDone, setDone] = useState(false)
  const [verified, setVerified] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const calls = doorCalls(code)
  const elsewhere = <Elsewhere url={location.href} words={elsewhereText} />
  const done = () => setDone(true)
  if (isDone)
    return (
      <ClaimTicket label={words.pageTitle} title={text.doneTitle} look="held">
        <p role="status">{text.done}</p>
      </ClaimTicket>
    )
  if (isLeft) return <Said title={text.leftTitle}>{verified ? text.leftVerified : text.left}</Said>
  return (
    <>
      <ClaimTicket label={words.pageTitle} title={text.title} look="open">
        <p>{account ? text.introKnown(account) : text.intro}</p>
        <p>{elsewhereText.valid}</p>
        <p>
          <strong>{email === null ? text.ownerUnnamed : text.owner(email)}</strong>
        </p>
      </ClaimTicket>
      <section className="paper-card p-5 sm:p-7">
        {account ? (
          <Steps
            perform={{ label: words.sign, note: wallet.signNote }}
            task={signing(chain, account, calls, done)}
            receiver={account}
            elsewhere={elsewhere}
            takesOnly
            close={() => setLeft(true)}
          />
        ) : (
          <Road
            chain={chain}
            calls={calls}
            elsewhere={elsewhere}
            takesOnly
            onVerified={setVerified}
            onSigned={done}
            onCancel={() => setLeft(true)}
          />
        )}
      </section>
      <ChainFacts chain={chain} account={account ?? verified ?? ''} isOwn />
    </>
  )
}
