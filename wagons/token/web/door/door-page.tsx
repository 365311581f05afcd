import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import type { Output } from '#platform/contract/endpoint.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { checkDoor } from '#wagons/token/contract/wallet-door.ts'
import { ChainFacts, Warnings } from '../claim/chain-facts.tsx'
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
export function DoorPage(props: DoorPageProps) {
  // Without the worker of learners' pages: this browser is there for one signature.
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <OpenedDoor {...props} />
    </QueryClientProvider>
  )
}

interface DoorPageProps {
  readonly code: string
}

function OpenedDoor({ code }: DoorPageProps) {
  const {
    data: door,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['door', code],
    queryFn: () => readDoor(code),
    // Once it has signed it is closed: what was signed is said until one leaves.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
  if (door) return <Signing code={code} door={door} />
  if (!error) return <Loading shape="card" />
  if (ended.includes(failureCode(error)))
    return (
      <Said title={text.closedTitle}>
        <p>{text.closed}</p>
        <Actions>
          <Link to={paths.claim} className={buttonClass()}>
            {text.toToken}
          </Link>
        </Actions>
      </Said>
    )
  return (
    <Said title={text.title}>
      {words.failed}
      <Actions>
        <Button look="outline" busy={isFetching} onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </Actions>
    </Said>
  )
}

const Said = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <ClaimTicket label={words.pageTitle} title={title} look="open">
    <div role="status">{children}</div>
  </ClaimTicket>
)

function Signing({ code, door }: DoorPageProps & { readonly door: Door }) {
  const { chain, account, email } = door
  const [isDone, setDone] = useState(false)
  const [verified, setVerified] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [step, setStep] = useState('')
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
        <div className="door-steps">
          <p>
            <strong>{email === null ? text.ownerUnnamed : text.owner(email)}</strong>
          </p>
          <p>{account ? text.introKnown(account) : text.intro}</p>
          <p>{elsewhereText.valid}</p>
          <Warnings />
          <hr className="border-line" />
          {step && <h2 className="text-2xl">{step}</h2>}
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
              onStep={setStep}
              onCancel={() => setLeft(true)}
            />
          )}
        </div>
      </ClaimTicket>
      <ChainFacts chain={chain} account={account ?? verified ?? ''} isOwn />
    </>
  )
}
