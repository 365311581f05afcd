import { expect, it } from 'vitest'
import type { WalletProvider } from './found-wallets.ts'
import {
  askForAccount,
  askForChain,
  askForOtherAccount,
  askForSignature,
  WalletError,
} from './wallet-request.ts'

const account = `0x${'aB'.repeat(20)}`

/** A wallet with these answers, which notes what it was asked. */
function walletThat(answers: Record<string, unknown>) {
  const asked: unknown[] = []
  const provider: WalletProvider = {
    async request(call) {
      asked.push(call)
      const answer = answers[call.method]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { provider, asked }
}

const failing = (code: unknown) => Object.assign(new Error('no'), { code })

it('the account is the first that the wallet shows', async () => {
  const { provider } = walletThat({ eth_requestAccounts: [account, '0x0'] })

  expect(await askForAccount(provider)).toBe(account)
})

it.each([[[]], [null], ['0x1'], [['0x1']], [[7]]])('no account is in %j', async (answer) => {
  const { provider } = walletThat({ eth_requestAccounts: answer })

  await expect(askForAccount(provider)).rejects.toEqual(new WalletError('no-account'))
})

it.each([
  [4001, 'refused'],
  [-32002, 'busy'],
  [-32603, 'failed'],
  [undefined, 'failed'],
])('a wallet that fails with %s has %s', async (code, fault) => {
  const { provider } = walletThat({ eth_requestAccounts: failing(code) })

  await expect(askForAccount(provider)).rejects.toMatchObject({ fault })
})

it('another account is chosen in the wallet, then asked for', async () => {
  const { provider, asked } = walletThat({ eth_requestAccounts: [account] })

  expect(await askForOtherAccount(provider)).toBe(account)
  expect(asked).toMatchObject([{ method: 'wallet_requestPermissions' }, { method: 'eth_requestAccounts' }])
})

it.each([
  ['0x89', 137],
  ['0x1', 1],
  ['polygon', null],
  [null, null],
  [failing(4200), null],
])('the chain %s is %s', async (answer, chain) => {
  expect(await askForChain(walletThat({ eth_chainId: answer }).provider)).toBe(chain)
})

it('a message is handed over as the bytes of its text', async () => {
  const { provider, asked } = walletThat({ personal_sign: '0xff' })

  expect(await askForSignature(provider, 'Hé\n', account)).toBe('0xff')
  expect(asked).toEqual([{ method: 'personal_sign', params: ['0x48c3a90a', account] }])
})
