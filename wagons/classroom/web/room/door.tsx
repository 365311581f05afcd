import { type FormEvent, useEffect, useRef, useState } from 'react'
import { noLink, somethingToSee } from '#platform/contract/plain-text.ts'
import { readLocalObject, writeLocal } from '#platform/web/lib/local-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { maxNicknameLength } from '#wagons/classroom/contract/classroom.ts'
import { CheckLine } from '../board/check-line.tsx'
import type { Figure as ChosenFigure } from '../connection/ticket-calls.ts'
import { Figure, figureShapes } from '../figures/figure.tsx'
import * as text from './door.en.ts'

const longestNickname: typeof maxNicknameLength = 24
/** Refusals that another nickname mends. */
const ofNickname = new Set(['empty', 'invalid-input', 'nickname-reserved', 'nickname-taken'])

interface DoorProps {
  /** The code of what the server refused; '' for nothing. */
  readonly refusal: string
  readonly busy: boolean
  readonly onEnter: (figure: ChosenFigure) => void
}

export function Door({ refusal, busy, onEnter }: DoorProps) {
  const [kept] = useState(readFigure)
  const [fault, setFault] = useState('')
  const code = fault || refusal
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (ofNickname.has(refusal)) form.current?.querySelector('input')?.focus()
  }, [refusal])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const filled = new FormData(event.currentTarget)
    const nickname = String(filled.get('nickname') ?? '').trim()
    const found = faultOf(nickname)
    setFault(found)
    if (found) {
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    const figure: ChosenFigure = {
      nickname,
      shape: filled.get('shape') as ChosenFigure['shape'],
      showsName: filled.has('showsName'),
    }
    writeLocal('figure', JSON.stringify(figure))
    onEnter(figure)
  }

  return (
    <form ref={form} className="class-door" noValidate onSubmit={submit}>
      <TextField
        label={text.nickname}
        name="nickname"
        defaultValue={kept.nickname}
        autoComplete="off"
        required
        hint={text.nicknameHint(longestNickname)}
        error={ofNickname.has(code) && text.errors[code]}
      />
      <fieldset className="figure-choice grid w-full grid-cols-3 gap-2 min-[34rem]:grid-cols-6">
        <legend className="mb-1 text-[0.875rem] text-soft">{text.figure}</legend>
        {figureShapes.map((shape, index) => (
          <label
            key={shape}
            className="relative cursor-pointer rounded-[0.875rem] border border-field bg-season-tint px-2 pt-[0.35rem] pb-[0.2rem] has-checked:border-ink [&>.figure]:mx-auto [&>.figure]:max-w-13"
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
      <p role="alert" className="field-error">
        {code && !ofNickname.has(code) && (text.errors[code] ?? text.failed)}
      </p>
      <Button type="submit" busy={busy}>
        {text.goIn}
      </Button>
    </form>
  )
}

interface HostDoorProps {
  readonly refusal: string
  readonly busy: boolean
  readonly isHeld: boolean
  readonly onOpen: (nickname: string) => void
}

/** For an operator: opens the class, or leads back to the one that is being held. */
export function HostDoor({ refusal, busy, isHeld, onOpen }: HostDoorProps) {
  const [fault, setFault] = useState('')
  const code = fault || refusal
  const field = useRef<HTMLInputElement>(null)
  // From the desk one comes to open the class.
  useEffect(() => {
    if (location.hash === '#host') field.current?.focus()
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const nickname = String(new FormData(event.currentTarget).get('host') ?? '').trim()
    const found = faultOf(nickname)
    setFault(found)
    if (found) event.currentTarget.querySelector('input')?.focus()
    else onOpen(nickname)
  }

  return (
    <form className="class-door mt-5 border-t-2 border-dashed border-line pt-4" noValidate onSubmit={submit}>
      <h3 className="text-[1.3rem]">{text.hostTitle}</h3>
      <p className="text-sm text-soft">{text.hostNote}</p>
      <TextField
        label={text.hostNickname}
        ref={field}
        name="host"
        autoComplete="off"
        required
        error={code && (text.errors[code] ?? text.failed)}
      />
      <Button type="submit" busy={busy}>
        {isHeld ? text.enterAsHost : text.openClass}
      </Button>
    </form>
  )
}

/** What the server would refuse too; '' for a nickname that it may take. */
function faultOf(nickname: string): '' | 'empty' | 'invalid-input' {
  if (!somethingToSee.test(nickname)) return 'empty'
  const isTooLong = [...nickname].length > longestNickname
  return isTooLong || nickname.includes('@') || !noLink.test(nickname) ? 'invalid-input' : ''
}

/** How one went into a class the last time, on this device. */
function readFigure(): ChosenFigure {
  const kept = readLocalObject('figure')
  const shape = figureShapes.find((one) => one === kept.shape)
  return {
    nickname: typeof kept.nickname === 'string' ? kept.nickname : '',
    shape: shape ?? 'ticket',
    showsName: kept.showsName === true,
  }
}
