/** `fault`: something does not work, or is not safe. `advice`: works, with a risk that its administrator may accept. */
export type Level = 'fine' | 'advice' | 'fault'

export interface Finding {
  readonly level: Level
  /** One sentence. */
  readonly what: string
  /** What to do; none where all is fine. */
  readonly todo?: string
}

export const fine = (what: string): Finding => ({ level: 'fine', what })
export const advice = (what: string, todo: string): Finding => ({ level: 'advice', what, todo })
export const fault = (what: string, todo: string): Finding => ({ level: 'fault', what, todo })
