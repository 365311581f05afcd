import { describe, expect, it } from 'vitest'
import {
  type Action,
  beginning,
  budget,
  canGoOn,
  costOf,
  foreseen,
  holderOf,
  lasts,
  next,
  outcomeOf,
  pictures,
  pieces,
  places,
  type State,
  shownOf,
  stays,
  tieOf,
} from './badge.ts'

const played = (state: State, ...actions: Action[]) => actions.reduce(next, state)
const claimed = (wallet: 'main' | 'badges') =>
  played(beginning, ['type', 'lamp 7'], ['choose', wallet], ['claim'], ['goOn'])

describe('a claim', () => {
  it('takes the code of the poster in small letters and with a space', () => {
    expect(claimed('badges').step).toBe('record')
  })

  it('refuses another code, and takes the right one afterwards', () => {
    const refused = played(beginning, ['type', 'LAMP-1'], ['choose', 'main'], ['claim'], ['goOn'])
    expect(refused).toMatchObject({ step: 'claim', claim: 'refused' })
    const mended = played(refused, ['type', 'LAMP-7'])
    expect(mended.claim).toBe('open')
    expect(played(mended, ['claim']).claim).toBe('done')
  })

  it('needs a code and an address', () => {
    expect(played(beginning, ['type', ' '], ['claim']).claim).toBe('open')
    expect(played(beginning, ['type', 'LAMP-7'], ['claim']).claim).toBe('open')
  })
})

describe('the record', () => {
  it('shows badge and money together where the wallet was used, and apart for a second one', () => {
    expect(tieOf(claimed('main'))).toBe('together')
    expect(tieOf(claimed('badges'))).toBe('apart')
  })

  it('ties both addresses together when the badge is sent from one to the other', () => {
    const moved = played(claimed('main'), ['move'])
    expect(holderOf(moved)).toBe('badges')
    expect(tieOf(moved)).toBe('tied')
  })

  it('lets no badge be sent that is in the second wallet already', () => {
    expect(played(claimed('badges'), ['move']).isMoved).toBe(false)
  })

  it('is left when both addresses were looked up, or for the event, to claim it in another way', () => {
    const one = played(claimed('main'), ['lookUp', 'main'])
    expect(canGoOn(played(one, ['lookUp', 'main']))).toBe(false)
    expect(canGoOn(played(one, ['lookUp', 'badges']))).toBe(true)
    const back = played(one, ['move'], ['turnBack'])
    expect(back).toMatchObject({ step: 'claim', claim: 'open', wallet: null, isMoved: false, lookedUp: [] })
  })
})

describe('the end of the host', () => {
  const gone: State = { ...claimed('badges'), step: 'gone' }

  it('takes the picture and the description, and leaves what the chain holds', () => {
    expect(pieces.filter(stays)).toEqual(['number', 'holder', 'day', 'link'])
  })

  it('counts what was foreseen, and takes no more guesses afterwards', () => {
    expect(foreseen(gone)).toBe(2)
    const guessed = played(gone, ['expect', 'link'], ['expect', 'picture'])
    expect(foreseen(guessed)).toBe(2)
    const closed = played(guessed, ['expect', 'picture'], ['close'])
    expect(foreseen(closed)).toBe(3)
    expect(played(closed, ['expect', 'day'])).toEqual(closed)
  })

  it('leaves a hole, in which someone else can put a picture of his own later', () => {
    expect(shownOf(gone)).toBe('whole')
    const closed = played(gone, ['close'], ['attempt', 'copy'])
    expect(shownOf(closed)).toBe('missing')
    expect(shownOf(played(closed, ['attempt', 'wait']))).toBe('replaced')
  })

  it('is left when something was tried to get the picture back', () => {
    expect(canGoOn(played(gone, ['close']))).toBe(false)
    expect(canGoOn(played(gone, ['attempt', 'copy']))).toBe(false)
    expect(canGoOn(played(gone, ['close'], ['attempt', 'copy']))).toBe(true)
  })
})

describe('a picture that is to last', () => {
  it('lasts with several keepers, and on the chain only if it is small', () => {
    const lasting = pictures.flatMap((picture) =>
      places.filter((place) => lasts(picture, place)).map((place) => `${picture} ${place}`),
    )
    expect(lasting).toEqual(['photo ipfsMany', 'drawing ipfsMany', 'drawing chain'])
  })

  it('is gone with its company, and on IPFS with the only computer that kept it', () => {
    expect(outcomeOf('drawing', 'server')).toBe('closed')
    expect(outcomeOf('drawing', 'ipfsOne')).toBe('unkept')
  })

  it('costs more on the chain than there is to spend when it is a photo', () => {
    expect(costOf('photo', 'chain')).toBeGreaterThan(budget)
    expect(outcomeOf('photo', 'chain')).toBe('tooDear')
  })

  it('is tried anew after each change', () => {
    const make: State = { ...claimed('badges'), step: 'make' }
    expect(played(make, ['place', 'chain'], ['age']).isAged).toBe(false)
    const aged = played(make, ['place', 'chain'], ['picture', 'drawing'], ['age'])
    expect(canGoOn(aged)).toBe(true)
    expect(played(aged, ['place', 'ipfsMany']).isAged).toBe(false)
    expect(canGoOn(played(aged, ['place', 'server'], ['age']))).toBe(false)
  })
})
