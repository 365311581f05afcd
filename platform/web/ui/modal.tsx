import { Fragment, type ReactNode } from 'react'
import { sharedValue } from '#platform/web/lib/shared-value.ts'

const [useModal, show] = sharedValue<ReactNode>(null)
let opened = 0

/** It stays over the pages that follow until another takes its place, or null. */
export function setModal(modal: ReactNode): void {
  // Each is drawn anew: one that was just closed, and whose page has not heard of it, would stay closed.
  show(modal === null ? null : <Fragment key={++opened}>{modal}</Fragment>)
}

export const ModalHost = () => useModal()
