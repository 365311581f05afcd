import { useState } from 'react'
import type { adoptGuest } from '#features/guests/contract.ts'
import { readKeptSession } from '#features/identity/web/kept-session.ts'
import { loadGuest } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import * as text from './guest.en.ts'

/** Others may share this device: what its guest did is given to no account unless its owner says that it was them. */
export const askGuest = (): void => setModal(<GuestQuestion />)

function GuestQuestion() {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function add() {
    setBusy(true)
    setFault('')
    try {
      await adopt()
      // Anew, so that every part of the page knows of it.
      location.assign(paths.dashboard)
    } catch {
      setFault(text.addFailed)
      setBusy(false)
    }
  }

  return (
    <Dialog title={text.wasItYou} onClose={() => setModal(null)}>
      {(close) => (
        <>
          <p className="mb-4">{text.playedHere}</p>
          <p role="alert" className="mb-3 empty:hidden">
            {fault}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              look="outline"
              className="grow"
              onClick={() => {
                // The same account is not asked again.
                writeLocal('guest', readKeptSession()?.uid ?? 'new')
                close()
              }}
            >
              {text.leave}
            </Button>
            <Button busy={busy} className="grow" onClick={add}>
              {text.add}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

async function adopt(): Promise<void> {
  const { guestToken, endGuest } = await loadGuest()
  const idToken = await guestToken()
  try {
    if (idToken !== null) await callApi<typeof adoptGuest>('POST', '/api/guest/adopt', { body: { idToken } })
  } catch (error) {
    // It was adopted already, and only the answer was lost.
    if (!(error instanceof ApiError && error.code === 'unknown-guest')) throw error
  }
  await endGuest()
}
