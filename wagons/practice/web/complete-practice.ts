import { useEffect } from 'react'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { readOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'
import { sendPractice } from './send-practice.ts'

/** Tells the server, or keeps it on this device until the server can be told; a visitor's practice is kept nowhere. */
export function useCompletePractice(): (moduleNumber: number) => void {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline && readOwnNumbers('practiceToSend')) void sendPractice()
  }, [isOnline])

  return (moduleNumber) => {
    if (readLocal('authenticated') !== 'true') return
    const waiting = readOwnNumbers('practiceToSend') ?? []
    writeOwnNumbers('practiceToSend', [...new Set([...waiting, moduleNumber])])
    void sendPractice(moduleNumber)
  }
}
