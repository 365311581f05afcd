import { describe, expect, it } from 'vitest'
import {
  type Action,
  beginning,
  canGoOn,
  foreseen,
  holderOf,
  next,
  pieces,
  type State,
  shownOf,
  stays,
  tieOf,
} from './badge.ts'
import { budget, costOf, lasts, outcomeOf, pictures, places } from './storage.ts'

const played = (state: State, ...actions: Action[]) => actions.reduce(next, state)
const claimed = (wallet: 'main' | 'badges') =>
  played(
    beginning,
    { type: 'type', code: 'lamp 7' },
    { type: 'choose', wallet },
    { type: 'claim' },
    { type: 'goOn' },
  )

describe('a claim', () => {
  it('takes the code of the poster in small letters and with a space', () => {
    expect(claimed('badges').step).toBe('record')
  })

  it('refuses another code, and takes the right one afterwards', () => {
    const refused = played(
      beginning,
      { type: 'type', code: 'LAMP-1' },
      { type: 'choose', wallet: 'main' },
      { type: 'claim' },
      { type: 'goOn' },
    )
    expect(refused).toMatchObject({ step: 'claim', claim: 'refused' })
    const mended = played(refused, { type: 'type', code: 'LAMP-7' })
    expect(mended.claim).toBe('open')
    expect(played(mended, { type: 'claim' }).claim).toBe('done')
  })

  it('needs a code and an address', () => {
    expect(played(beginning, { type: 'type', code: ' ' }, { type: 'claim' }).claim).toBe('open')
    expect(played(beginning, { type: 'type', code: 'LAMP-7' }, { type: 'claim' }).claim).toBe('open')
  })
})

describe('the record', () => {
  it('shows badge and money together where the wallet was used, and apart for a second one', () => {
    expect(tieOf(claimed('main'))).toBe('together')
    expect(tieOf(claimed('badges'))).toBe('apart')
  })

  it('ties both addresses together when the badge is sent from one to the other', () => {
    const moved = played(claimed('main'), { type: 'move' })
    expect(holderOf(moved)).toBe('badges')
    expect(tieOf(moved)).toBe('tied')
  })

  it('lets no badge be sent that is in the second wallet already', () => {
    expect(played(claimed('badges'), { type: 'move' }).isMoved).toBe(false)
  })

  it('is left when both addresses were looked up, or for the event, to claim it in another way', () => {
    const one = played(claimed('main'), { type: 'lookUp', wallet: 'main' })
    expect(canGoOn(played(one, { type: 'lookUp', wallet: 'main' }))).toBe(false)
    expect(canGoOn(played(one, { type: 'lookUp', wallet: 'badges' }))).toBe(true)
    const back = played(one, { type: 'move' }, { type: 'turnBack' })
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
    const guessed = played(gone, { type: 'expect', piece: 'link' }, { type: 'expect', piece: 'picture' })
    expect(foreseen(guessed)).toBe(2)
    const closed = played(guessed, { type: 'expect', piece: 'picture' }, { type: 'close' })
    expect(foreseen(closed)).toBe(3)
    expect(played(closed, { type: 'expect', piece: 'day' })).toEqual(closed)
  })

  it('leaves a hole, in which someone else can put a picture of his own later', () => {
    expect(shownOf(gone)).toBe('whole')
    const closed = played(gone, { type: 'close' }, { type: 'attempt', attempt: 'copy' })
    expect(shownOf(closed)).toBe('missing')
    expect(shownOf(played(closed, { type: 'attempt', attempt: 'wait' }))).toBe('replaced')
  })

  it('is left when something was tried to get the picture back', () => {
    expect(canGoOn(played(gone, { type: 'close' }))).toBe(false)
    expect(canGoOn(played(gone, { type: 'attempt', attempt: 'copy' }))).toBe(false)
    expect(canGoOn(played(gone, { type: 'close' }, { type: 'attempt', attempt: 'copy' }))).toBe(true)
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
    expect(played(make, { type: 'place', place: 'chain' }, { type: 'age' }).isAged).toBe(false)
    const aged = played(
      make,
      { type: 'place', place: 'chain' },
      { type: 'picture', picture: 'drawing' },
      { type: 'age' },
    )
    expect(canGoOn(aged)).toBe(true)
    expect(played(aged, { type: 'place', place: 'ipfsMany' }).isAged).toBe(false)
    expect(canGoOn(played(aged, { type: 'place', place: 'server' }, { type: 'age' }))).toBe(false)
  })
})
