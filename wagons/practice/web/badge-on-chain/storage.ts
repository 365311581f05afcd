export const pictures = ['photo', 'drawing'] as const
export type Picture = (typeof pictures)[number]

/** Where a file can be kept: on IPFS by one computer or by several. */
export const places = ['server', 'ipfsOne', 'ipfsMany', 'chain'] as const
export type Place = (typeof places)[number]

/** In practice dollars. */
export const budget = 20

const kilobytes: Readonly<Record<Picture, number>> = { photo: 3000, drawing: 2 }

export function costOf(picture: Picture, place: Place): number {
  if (place === 'chain') return kilobytes[picture]
  return place === 'ipfsMany' ? 8 : 0
}

export type Outcome = 'closed' | 'unkept' | 'kept' | 'tooDear' | 'onChain'

/** What ten years bring: the company closes, and the learner's computer breaks. */
export function outcomeOf(picture: Picture, place: Place): Outcome {
  if (costOf(picture, place) > budget) return 'tooDear'
  return ({ server: 'closed', ipfsOne: 'unkept', ipfsMany: 'kept', chain: 'onChain' } as const)[place]
}

export function lasts(picture: Picture, place: Place): boolean {
  const outcome = outcomeOf(picture, place)
  return outcome === 'kept' || outcome === 'onChain'
}
