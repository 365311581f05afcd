import { useMutation } from '@tanstack/react-query'
import { CertificatePage } from '#features/certificates/web/certificate-page.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { sendShown, useToken, useTokenChain, useTokenChanged } from './claim/read-token.ts'
import * as text from './shown-token.en.ts'

/** The learner's certificate, with what it says of the token where this site has one. */
export function CertificateWithToken() {
  const { data: chain, isPending } = useTokenChain()
  // That of the certificate, so that nothing moves when either of them is there.
  if (isPending) return <Loading shape="card" />
  return <CertificatePage shownToken={chain ? <ShownToken /> : null} />
}

/** The second consent: off until it is given. The choice is there at once, its value when the server has read it. */
function ShownToken() {
  const { data: token } = useToken()
  const changeToken = useTokenChanged()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: sendShown,
    onSuccess: ({ isShown }) => {
      changeToken((known) => ({ ...known, isShown }))
      showToast(isShown ? text.shown : text.hidden, 'alert-success')
    },
    onError: () => showToast(text.shownFailed, 'alert-error'),
  })
  const isShown = isPending ? variables : (token?.isShown ?? false)
  return (
    <div>
      <label className="flex cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          className="size-6 flex-none accent-winter"
          checked={isShown}
          aria-disabled={!token || undefined}
          aria-describedby="shown-token-note"
          onChange={(event) => token && !isPending && mutate(event.currentTarget.checked)}
        />
        {text.shownToken}
      </label>
      <p id="shown-token-note" className="text-sm text-soft">
        {text.shownTokenNote}
      </p>
    </div>
  )
}
