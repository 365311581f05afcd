import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { errors, failed } from './figure-form.en.ts'
import * as text from './host-door.en.ts'
import { faultOf } from './kept-figure.ts'

export interface HostDoorProps {
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
    <form
      className="host-door mt-4 grid justify-items-start gap-2 border-t-2 border-dashed border-line pt-3"
      noValidate
      onSubmit={submit}
    >
      <h3 className="text-[1.3rem]">{text.hostTitle}</h3>
      <p className="text-sm text-soft">{text.hostNote}</p>
      <TextField
        label={text.hostNickname}
        ref={field}
        name="host"
        autoComplete="off"
        required
        error={code && (errors[code] ?? failed)}
      />
      <Button type="submit" busy={busy}>
        {isHeld ? text.enterAsHost : text.openClass}
      </Button>
    </form>
  )
}
