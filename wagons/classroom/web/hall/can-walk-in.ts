/** In gibibytes: devices with less have too little for a hall beside the page. */
const leastMemory = 2

interface DeviceHints {
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether the hall is offered here: not where memory is short, data are saved or nothing can draw it. */
export const canWalkIn = (): boolean => isFitFor(navigator as DeviceHints) && hasWebGl()

/** By what the browser tells of the device; where it tells nothing, it is taken for fit. */
export const isFitFor = ({ deviceMemory, connection }: DeviceHints): boolean =>
  (deviceMemory === undefined || deviceMemory > leastMemory) && connection?.saveData !== true

let known: boolean | undefined

function hasWebGl(): boolean {
  known ??= tryWebGl()
  return known
}

function tryWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // A browser has few of them.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
