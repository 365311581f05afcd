import { type FormEvent, useEffect, useRef, useState } from 'react'
import { saveFile } from '#platform/web/lib/api/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './second-factor.en.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** The recovery codes, this once: to be copied, saved or printed before they go. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const all = codes.join('\n')
  async function copy() {
    await navigator.clipboard.writeText(all).then(
      () => setSaid(text.copied),
      () => setSaid(text.notCopied),
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onKept()
  }

  return (
    <form onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        {text.codesTitle}
      </h3>
      <p className="mb-4">{text.codesNote}</p>
      <ul className="recovery-codes notranslate mb-4 grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={copy}>
          {text.copy}
        </Button>
        <Button
          look="outline"
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${all}\n`], { type: 'text/plain' }))}
        >
          {text.save}
        </Button>
        <Button look="outline" onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {said}
      </p>
      <label className="my-4 flex items-center gap-3 py-2">
        <input type="checkbox" required className="size-6 shrink-0 accent-winter" />
        {text.kept}
      </label>
      <Button type="submit">{text.done}</Button>
    </form>
  )
}
