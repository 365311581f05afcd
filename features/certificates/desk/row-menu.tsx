import { type ReactNode, useId } from 'react'
import * as text from './requests.en.ts'

interface RowMenuProps {
  /** Whose row it is. */
  readonly email: string
  readonly children: ReactNode
}

/** Opens from a button in a table; in the cards of a phone what is in it stands open. */
export function RowMenu({ email, children }: RowMenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text.actionsFor(email)}
        className="btn btn-outline card:hidden"
      >
        ⋯
      </button>
      {/* What is chosen is done elsewhere, in a dialog most often. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it have the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it closes after them and does nothing itself */}
      <div
        id={id}
        popover=""
        className="row-menu"
        onClick={({ currentTarget }) => currentTarget.matches(':popover-open') && currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}
