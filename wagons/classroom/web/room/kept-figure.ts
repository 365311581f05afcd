import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import type { Figure } from '../connection/ticket-calls.ts'
import { figureShapes } from '../figures/figure-shapes.ts'

/** How one went into a class the last time, on this device. */
export function readFigure(): Figure {
  const kept = parse(readLocal('figure'))
  const shape = figureShapes.find((one) => one === kept.shape)
  return {
    nickname: typeof kept.nickname === 'string' ? kept.nickname : '',
    shape: shape ?? 'ticket',
    showsName: kept.showsName === true,
  }
}

export function keepFigure(figure: Figure): void {
  writeLocal('figure', JSON.stringify(figure))
}

function parse(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...Object(JSON.parse(kept ?? '{}')) }
  } catch {
    return {}
  }
}
