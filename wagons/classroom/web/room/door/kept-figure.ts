import { noLink, somethingToSee } from '#platform/contract/plain-text.ts'
import { readLocalObject } from '#platform/web/lib/local-storage.ts'
import type { maxNicknameLength } from '#wagons/classroom/contract/classroom.ts'
import type { Figure as ChosenFigure } from '../../connection/ticket-calls.ts'
import { figureShapes } from '../../figures/figure.tsx'

export interface DoorProps {
  /** The code of what the server refused; '' for nothing. */
  readonly refusal: string
  readonly busy: boolean
  readonly onEnter: (figure: ChosenFigure) => void
}

export const longestNickname: typeof maxNicknameLength = 24

/** Refusals that another nickname mends. */
export const isOfNickname = (code: string): boolean =>
  ['empty', 'invalid-input', 'nickname-reserved', 'nickname-taken'].includes(code)

/** What the server would refuse too; '' for a nickname that it may take. */
export function faultOf(nickname: string): '' | 'empty' | 'invalid-input' {
  if (!somethingToSee.test(nickname)) return 'empty'
  const isTooLong = [...nickname].length > longestNickname
  return isTooLong || nickname.includes('@') || !noLink.test(nickname) ? 'invalid-input' : ''
}

/** How one went into a class the last time, on this device. */
export function readFigure(): ChosenFigure {
  const kept = readLocalObject('figure')
  const shape = figureShapes.find((one) => one === kept.shape)
  return {
    nickname: typeof kept.nickname === 'string' ? kept.nickname : '',
    shape: shape ?? 'ticket',
    showsName: kept.showsName === true,
  }
}
