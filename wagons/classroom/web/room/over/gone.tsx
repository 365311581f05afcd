import type { ByeReason } from '#wagons/classroom/contract/classroom-frames.ts'
import * as text from './gone.en.ts'

export interface GoneProps {
  readonly why: ByeReason
}

/** Why one is not in the class any more. */
export const Gone = ({ why }: GoneProps) => <strong className="text-ink">{text.gone[why]} </strong>
