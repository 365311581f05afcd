import { describe, expect, it } from 'vitest'
import { beginning, chainOf, hashOf, mend, rewrite, sealAll } from './chain.ts'

const lines = ['Ana pays Ben 5', 'Ben pays Chi 3', 'Chi pays Ana 2', 'Ana pays Chi 1']
const fits = (chain: readonly { fits: boolean }[]) => chain.map((block) => block.fits)

describe('the hash of a block', () => {
  it('is the SHA-256 of its number, its line and the hash before, in hex', async () => {
    // printf '1\nAna pays Ben 5\n000…0' | sha256sum
    expect(await hashOf(1, { line: 'Ana pays Ben 5', previous: beginning })).toBe(
      '64cbd5e0f053446be6faf9cb9839fdd5d717a6f93c2ff02ceeee09fb46ef3da0',
    )
    expect(await hashOf(2, { line: '', previous: '' })).toBe(
      'b182162abfa9c6ff7b79b0ad7114f7a517a9f2f7a6396a13c14fe31b515f7c4b',
    )
  })

  it('is another one when a single letter is', async () => {
    const before = await hashOf(1, { line: 'Ana pays Ben 5', previous: beginning })
    expect(await hashOf(1, { line: 'Ana pays Ben 6', previous: beginning })).not.toBe(before)
  })
})

describe('a chain of blocks', () => {
  it('fits from end to end as it was made', async () => {
    expect(fits(await sealAll(await chainOf(lines)))).toEqual([true, true, true, true])
  })

  it('breaks behind the block whose line was changed, and there alone', async () => {
    const changed = rewrite(await chainOf(lines), 1, 'Ben pays Chi 300')
    expect(fits(await sealAll(changed))).toEqual([true, true, false, true])
  })

  it('breaks at the next block when one is mended, until all are', async () => {
    let chain = await sealAll(rewrite(await chainOf(lines), 1, 'Ben pays Chi 300'))
    chain = await sealAll(mend(chain, 2))
    expect(fits(chain)).toEqual([true, true, true, false])
    chain = await sealAll(mend(chain, 3))
    expect(fits(chain)).toEqual([true, true, true, true])
  })

  it('ends in another hash than the copies of the others once it is changed and mended', async () => {
    const others = await sealAll(await chainOf(lines))
    let chain = await sealAll(rewrite(await chainOf(lines), 1, 'Ben pays Chi 300'))
    for (const index of [2, 3]) chain = await sealAll(mend(chain, index))
    expect(chain.at(-1)?.hash).not.toBe(others.at(-1)?.hash)
  })

  it('is as it was when the line is written back', async () => {
    const chain = await chainOf(lines)
    const back = rewrite(rewrite(chain, 1, 'Ben pays Chi 300'), 1, 'Ben pays Chi 3')
    expect(await sealAll(back)).toEqual(await sealAll(chain))
  })
})
