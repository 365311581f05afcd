/** Runs one action after the other, whatever became of the one before. */
export function inTurn(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const mine = last.then(act, act)
    last = mine
    return mine
  }
}
