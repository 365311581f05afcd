import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import * as text from './door.en.ts'
import type { FigureFormProps } from './figure-form.tsx'
import { type DoorProps, faultOf, isOfNickname, readFigure } from './kept-figure.ts'

const fetchForm = () => import('./figure-form.tsx').then((part) => part.FigureForm)
const FigureForm = latePart<FigureFormProps>(fetchForm, () => Promise.resolve())
const Refusal = latePart(() => import('./figure-form.tsx').then((part) => part.Refusal))

/** A learner goes in as the last time on this device; the first time a dialog asks under which name. */
export function Door({ refusal, busy, onEnter }: DoorProps) {
  const [kept, setKept] = useState(readFigure)
  const [isAsked, setAsked] = useState(false)
  const isKnown = faultOf(kept.nickname) === ''
  const asksAgain = isOfNickname(refusal)
  useEffect(() => {
    if (asksAgain) setAsked(true)
  }, [asksAgain])
  // The dialog comes at once then.
  useEffect(() => {
    if (!isKnown) fetchForm().catch(() => {})
  }, [isKnown])

  return (
    <>
      <Button
        aria-haspopup={isKnown ? undefined : 'dialog'}
        busy={busy}
        onClick={() => (isKnown ? onEnter(kept) : setAsked(true))}
      >
        {text.goIn}
      </Button>
      {isKnown && (
        <p className="text-sm">
          {text.goInAs} <bdi className="font-semibold">{kept.nickname}</bdi>{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 cursor-pointer px-2 underline underline-offset-[0.15em]"
            onClick={() => setAsked(true)}
          >
            {text.change}
          </button>
        </p>
      )}
      {isAsked ? (
        <Dialog title={text.dialogTitle} onClose={() => setAsked(false)}>
          {(close) => (
            <Suspense>
              <FigureForm
                kept={kept}
                refusal={refusal}
                busy={busy}
                onCancel={close}
                onEnter={(figure) => {
                  writeLocal('figure', JSON.stringify(figure))
                  setKept(figure)
                  onEnter(figure)
                }}
              />
            </Suspense>
          )}
        </Dialog>
      ) : (
        <p role="alert" className="field-error">
          {refusal && !asksAgain && (
            <Suspense>
              <Refusal code={refusal} />
            </Suspense>
          )}
        </p>
      )}
    </>
  )
}
