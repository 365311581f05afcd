import { useEffect, useState } from 'react'

/** Whether somebody has been waiting for longer than `patience` ms. */
export function useIsLate(isWaiting: boolean, patience = 4_000): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(setLate, patience, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, patience])
  return isWaiting && isLate
}
