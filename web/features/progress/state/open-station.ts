import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { moduleInAddress } from '#web/features/modules/module-number.ts'

/** `/dashboard#module-3` opens its module, among those behind too, and brings the focus there, also when it is followed a second time. */
export function useOpenStation(next: number | null) {
  const { key, pathname, hash } = useLocation()
  const [chosen, setChosen] = useState<number | null>()
  const asked = moduleInAddress({ pathname, hash })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key distinguishes a link followed again from a redraw
  useEffect(() => {
    if (asked === null) return
    setChosen(asked)
    const summary = document.querySelector<HTMLElement>(`#module-${asked} > summary`)
    summary?.closest<HTMLDetailsElement>('.behind')?.setAttribute('open', '')
    summary?.focus({ preventScroll: true })
    summary?.scrollIntoView({ block: 'start' })
  }, [key, asked])

  const open = chosen === undefined ? (asked ?? next) : chosen
  const toggle = (moduleNumber: number, isOpen: boolean) =>
    setChosen((before) => {
      const current = before === undefined ? (asked ?? next) : before
      if (isOpen) return moduleNumber
      return current === moduleNumber ? null : before
    })
  return { open, toggle }
}
