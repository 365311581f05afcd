import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { moduleInAddress } from '#features/modules/web/stations.ts'

/**
 * Which entry is open: none at first, for what is next stands on the card above. `/dashboard#module-3` opens its module,
 * among those behind too, and brings the focus there, also when it is followed a second time.
 */
export function useOpenStation() {
  const { key, pathname, hash } = useLocation()
  const asked = moduleInAddress({ pathname, hash })
  const [open, setOpen] = useState(asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key distinguishes a link followed again from a redraw
  useEffect(() => {
    if (asked === null) return
    setOpen(asked)
    const summary = document.querySelector<HTMLElement>(`#module-${asked} > summary`)
    summary?.closest<HTMLDetailsElement>('.behind')?.setAttribute('open', '')
    summary?.focus({ preventScroll: true })
    summary?.scrollIntoView({ block: 'start' })
  }, [key, asked])

  const toggle = (moduleNumber: number, isOpen: boolean) =>
    setOpen((before) => (isOpen ? moduleNumber : before === moduleNumber ? null : before))
  return { open, toggle }
}
