/** `seekBy` in ms, `seekTo` as a part of the whole. */
export type PlayerAction =
  | { readonly toggle: 'play' | 'voice' | 'captions' | 'fullScreen' }
  | { readonly seekBy: number }
  | { readonly seekTo: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { toggle: 'play' },
  k: { toggle: 'play' },
  m: { toggle: 'voice' },
  c: { toggle: 'captions' },
  f: { toggle: 'fullScreen' },
  j: { seekBy: -10_000 },
  l: { seekBy: 10_000 },
  home: { seekTo: 0 },
  end: { seekTo: 1 },
}

/** What a key does as in other players, unless the control that has the focus makes something of it itself. */
export function actionOf(
  pressed: Pressed,
  target: { readonly tagName: string; readonly type?: string },
  isRightToLeft: boolean,
): PlayerAction | undefined {
  const { ctrlKey, altKey, metaKey } = pressed
  const key = pressed.key.toLowerCase()
  if (ctrlKey || altKey || metaKey || takesKey(target, key)) return undefined
  if (/^[0-9]$/.test(key)) return { seekTo: Number(key) / 10 }
  const step = arrowStep(key, isRightToLeft, isRail(target))
  return step === undefined ? actions[key] : { seekBy: step }
}

const isRail = ({ tagName, type }: { tagName: string; type?: string }) =>
  tagName === 'INPUT' && type === 'range'

function takesKey(target: { tagName: string; type?: string }, key: string): boolean {
  if (['SELECT', 'TEXTAREA', 'VIDEO'].includes(target.tagName)) return true
  if (target.tagName === 'INPUT') return !isRail(target)
  return key === ' ' && ['BUTTON', 'SUMMARY', 'A'].includes(target.tagName)
}

/** Forward is where the text runs to, and up on the rail alone: elsewhere these keys move the page. */
function arrowStep(key: string, isRightToLeft: boolean, onRail: boolean): number | undefined {
  const way = { arrowright: isRightToLeft ? -1 : 1, arrowleft: isRightToLeft ? 1 : -1 }[key]
  const upwards = onRail ? { arrowup: 1, arrowdown: -1 }[key] : undefined
  const steps = way ?? upwards
  return steps && steps * 5_000
}
