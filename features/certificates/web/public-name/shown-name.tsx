import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCertificate } from '#features/certificates/contract/certificates.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './shown-name.en.ts'

export type ShownNameChoice = Pick<OwnCertificate, 'showsName' | 'confirmsName'>

interface ShownNameProps {
  readonly choice: ShownNameChoice
  readonly save: (choice: ShownNameChoice) => Promise<ShownNameChoice>
  readonly onSaved: () => Promise<void>
  /** What is said of a choice that was refused. */
  readonly sentenceOf?: (error: Error) => string
}

/** What the public page of a certificate or badge says of the learner's name. */
export function ShownName({ choice: stored, save, onSaved, sentenceOf }: ShownNameProps) {
  // What was chosen shows at once, and until the answer.
  const [chosen, setChosen] = useState<ShownNameChoice>()
  const { mutate } = useMutation({
    mutationFn: save,
    onSuccess: async (now) => {
      await onSaved()
      showToast(now.showsName ? text.shown : now.confirmsName ? text.confirmed : text.hidden, 'alert-success')
    },
    onError: (error) => showToast(sentenceOf?.(error) ?? text.shownFailed, 'alert-error'),
    onSettled: () => setChosen(undefined),
  })
  const { showsName, confirmsName } = chosen ?? stored
  function choose(next: ShownNameChoice) {
    if (chosen) return
    setChosen(next)
    mutate(next)
  }
  const box = (key: keyof ShownNameChoice, words: string) => (
    <label className="mt-2 flex cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        className="size-6 flex-none accent-winter"
        checked={{ showsName, confirmsName }[key]}
        onChange={({ currentTarget }) => choose({ showsName, confirmsName, [key]: currentTarget.checked })}
      />
      {words}
    </label>
  )
  return (
    <>
      {box('showsName', text.shownName)}
      {!showsName && box('confirmsName', text.confirmedName)}
    </>
  )
}
