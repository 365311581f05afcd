import { type RefObject, useEffect, useState } from 'react'
import { useNow } from './device-state.ts'

interface Speech {
  readonly text: string
  readonly speed: number
  /** Another one is another time of speaking, also of the same words. */
  readonly turn: string
}

/** A voice of the device itself, which needs no connection and keeps to the device what is read; none for many languages. */
function findVoice(language: string): SpeechSynthesisVoice | null {
  const [wanted] = language.split('-')
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.find(({ localService, lang }) => localService && lang.split(/[-_]/)[0] === wanted) ?? null
}

/** The words that are being said. */
export type Spoken = RefObject<SpeechSynthesisUtterance | null>

// A browser may drop words without saying so.
export const isSaying = (spoken: Spoken): boolean =>
  spoken.current !== null && (speechSynthesis.speaking || speechSynthesis.pending)

/** Has the device say what is to be said now, if it can and is asked to. The voice is off at first. */
export function useVoice(spoken: Spoken, language: string, speech: Speech | null) {
  const voice = useNow(globalThis.speechSynthesis, 'voiceschanged', () => findVoice(language))
  const [isOn, setOn] = useState(false)
  const turn = isOn && voice ? speech?.turn : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is spoken once; a new speed holds from the next line on
  useEffect(() => {
    if (turn === undefined || !speech || !voice) return undefined
    const utterance = new SpeechSynthesisUtterance(speech.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speech.speed
    const finish = () => {
      if (spoken.current === utterance) spoken.current = null
    }
    utterance.addEventListener('end', finish)
    utterance.addEventListener('error', finish)
    spoken.current = utterance
    speechSynthesis.speak(utterance)
    return () => {
      finish()
      speechSynthesis.cancel()
    }
  }, [turn])

  return { hasVoice: voice !== null, isOn, toggle: () => setOn(!isOn) }
}
