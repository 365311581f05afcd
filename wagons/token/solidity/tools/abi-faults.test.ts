import { parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { findAbiFaults } from './abi-faults.ts'

const source = 'error Late(uint256 deadline); event Moved(bytes32 from);'
const words = [
  'function burn(uint256 tokenId)',
  'error Late(uint256 deadline)',
  'event Moved(bytes32 from)',
] as const
const compiled = parseAbi([...words, 'error OfALibrary()', 'function more() pure returns (bool done)'])

it('words that say what the contract has are right, and need not say all of it', () => {
  expect(findAbiFaults(words, compiled, source)).toEqual([])
  expect(findAbiFaults([...words, 'function more() view returns (bool)'], compiled, source)).toEqual([])
})

it('a function that the contract does not have so is a fault', () => {
  for (const part of [
    'function burn(bytes32 tokenId)',
    'function burn(uint256 id)',
    'function more() returns (bool)',
    'function more() view returns (uint8)',
    'event Moved(bytes32 indexed from)',
  ])
    expect(findAbiFaults([...words, part], compiled, source).join()).toContain('the contract does not')
})

it('an error or event of the contract without its words is a fault', () => {
  expect(findAbiFaults(words.slice(0, 2), compiled, source).join()).toContain('event Moved(bytes32 from)')
  expect(findAbiFaults(words.toSpliced(1, 1), compiled, source).join()).toContain(
    'error Late(uint256 deadline)',
  )
})
