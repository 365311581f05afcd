import { describe, expect, it } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'

const { programmes, lessons, bank } = readContent(ownContentDir)
const modules = [...programmes.values()].flat().flatMap((programme) => programme.modules)

describe('the content that comes with the app', () => {
  it.each<[number, RegExp[]]>([
    [1, [/web2/i, /web3/i]],
    [2, [/blockchain/i]],
    [3, [/wallet/i, /saf(e|ety)|secur/i]],
    [4, [/cryptocurrenc/i, /coin/i, /token/i]],
    [5, [/\bDAOs?\b/]],
    [6, [/\bNFTs?\b/, /\bPOAPs?\b/]],
    [7, [/smart contract/i]],
    [8, [/metaverse/i]],
    [9, [/web3/i, /\bgam(e|ing)/i]],
  ])('module %i has its topic in title, lesson and quiz (S3.8, S3.13)', (number, topic) => {
    const lesson = lessons.get(number)?.get('en')
    for (const words of topic) {
      expect(modules[number - 1]?.title).toMatch(words)
      expect(lesson?.html).toMatch(words)
      expect(JSON.stringify(bank.get(number))).toMatch(words)
    }
  })
})
