/** Whether two answers are the same: compared case-insensitively (spec §4), spaces around them aside. */
export function sameAnswer(left: string, right: string): boolean {
  return fold(left) === fold(right)
}

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase()
