import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { CheckLine } from '../../board/check-line.tsx'
import type { Figure as ChosenFigure } from '../../connection/ticket-calls.ts'
import { Figure, figureShapes } from '../../figures/figure.tsx'
import { goIn } from './door.en.ts'
import * as text from './figure-form.en.ts'
import { type DoorProps, faultOf, isOfNickname, longestNickname } from './kept-figure.ts'
import './figure-form.css'

export interface FigureFormProps extends DoorProps {
  readonly kept: ChosenFigure
  readonly onCancel: () => void
}

/** One field to fill, which has a name already; the rest is folded. */
export function FigureForm({ kept, refusal, busy, onCancel, onEnter }: FigureFormProps) {
  const [suggested] = useState(() => kept.nickname || text.suggested(10 + Math.floor(Math.random() * 990)))
  const [fault, setFault] = useState('')
  const code = fault || refusal
  const isFieldWrong = isOfNickname(code)
  const field = useRef<HTMLInputElement>(null)
  // The dialog may have been open before this came.
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (isFieldWrong) field.current?.focus()
  }, [isFieldWrong])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const filled = new FormData(event.currentTarget)
    const nickname = String(filled.get('nickname') ?? '').trim()
    const found = faultOf(nickname)
    setFault(found)
    if (found) field.current?.focus()
    else
      onEnter({
        nickname,
        shape: filled.get('shape') as ChosenFigure['shape'],
        showsName: filled.has('showsName'),
      })
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={text.nickname}
        name="nickname"
        ref={field}
        defaultValue={suggested}
        autoComplete="off"
        required
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={text.nicknameHint(longestNickname)}
        error={isFieldWrong && text.errors[code]}
      />
      <details className="-mt-2 mb-2">
        <summary className="min-h-11 cursor-pointer py-[0.6rem] font-semibold">{text.more}</summary>
        <fieldset className="figure-choice grid w-full grid-cols-3 gap-2">
          <legend className="sr-only">{text.figure}</legend>
          {figureShapes.map((shape, index) => (
            <label
              key={shape}
              className="relative cursor-pointer rounded-[0.875rem] border border-field bg-season-tint px-2 pt-[0.35rem] pb-[0.2rem] has-checked:border-ink [&>.figure]:mx-auto [&>.figure]:max-w-7"
            >
              <input
                type="radio"
                name="shape"
                value={shape}
                defaultChecked={shape === kept.shape}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
              />
              <Figure shape={shape} seat={index + 1} />
              <span className="sr-only">{text.shapes[shape]}</span>
            </label>
          ))}
        </fieldset>
        <CheckLine name="showsName" defaultChecked={kept.showsName}>
          {text.showName}
        </CheckLine>
        <p className="text-sm text-soft">{text.learnersOnly}</p>
      </details>
      <p role="alert" className="field-error">
        {code && !isFieldWrong && <Refusal code={code} />}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          {text.notNow}
        </Button>
        <Button type="submit" busy={busy}>
          {goIn}
        </Button>
      </div>
    </form>
  )
}

/** Why one cannot go in, in words. */
export const Refusal = ({ code }: { readonly code: string }) => text.errors[code] ?? text.failed
