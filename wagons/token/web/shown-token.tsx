import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Around } from '#features/certificates/web/certificate-page.tsx'
import type { TokenArrival as Arrival } from '#features/certificates/web/request-certificate.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { useOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { sendShown, useToken, useTokenChain, useTokenChanged } from './claim/calls/read-token.ts'
import * as text from './shown-token.en.ts'

const TokenCoin = latePart(() => import('./claim/token-coin.tsx').then((part) => part.TokenCoin))

export const WithToken: Around = ({ children }) => {
  const { data: chain, isPending } = useTokenChain()
  if (isPending) return <Loading shape="card" />
  return chain ? (
    <OnChain>{children}</OnChain>
  ) : (
    children({ token: <Lead words={text.byList} to={paths.account} link={text.toWallet} /> })
  )
}

/** From the certificate to wallet and token in one step. What is there, or is over, is on its own page. */
const OnChain: Around = ({ children }) => {
  const state = useToken().data?.token.state
  const isTokenOver = state === 'claimed' || state === 'burned' || state === 'revoked'
  const token = !isTokenOver && <Lead words={text.tokenNote} to={paths.claim} link={text.toToken} />
  return children({ shownToken: <ShownToken />, token, isTokenOver })
}

/** This device may have seen it arrive before the server, which reads the chain now and then. */
export const TokenArrival: Arrival = ({ children }) => {
  const state = useToken().data?.token.state
  const wasSeen = useOwnNumbers('tokensDrawn') !== null
  const isHere = state === 'claimed' || (wasSeen && state !== 'burned' && state !== 'revoked')
  return children(
    isHere && (
      <Suspense>
        <TokenCoin look="held" />
      </Suspense>
    ),
  )
}

interface LeadProps {
  readonly words: string
  readonly to: string
  readonly link: string
}

const Lead = ({ words, to, link }: LeadProps) => (
  <div className="way-on grid justify-items-start gap-3">
    <p>{words}</p>
    <Link to={to} className={buttonClass('outline')}>
      {link}
    </Link>
  </div>
)

/** The second consent: off until it is given. The choice is there at once, its value when the server has read it. */
function ShownToken() {
  const { data: token } = useToken()
  const changeToken = useTokenChanged()
  // What was chosen shows at once.
  const [chosen, setChosen] = useState<boolean>()
  const { mutate, isPending } = useMutation({
    mutationFn: sendShown,
    onSuccess: ({ isShown }) => {
      changeToken((known) => ({ ...known, isShown }))
      showToast(isShown ? text.shown : text.hidden, 'alert-success')
    },
    onError() {
      setChosen(undefined)
      showToast(text.shownFailed, 'alert-error')
    },
  })
  const isShown = chosen ?? token?.isShown ?? false
  function choose(shows: boolean) {
    if (!token || isPending) return
    setChosen(shows)
    mutate(shows)
  }
  return (
    <div className="mt-2">
      <label className="flex cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          className="size-6 flex-none accent-winter"
          checked={isShown}
          aria-disabled={!token || undefined}
          aria-describedby="shown-token-note"
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        {text.shownToken}
      </label>
      <p id="shown-token-note" className="text-sm text-soft">
        {text.shownTokenNote}
      </p>
    </div>
  )
}
