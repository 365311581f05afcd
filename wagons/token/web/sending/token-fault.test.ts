import { expect, it } from 'vitest'
import { WalletError } from '#wagons/token/wallets/web/wallet-request.ts'
import { faultElsewhere, tokenFaultOf } from './token-fault.ts'

it('a wallet that stayed on another network and could not sign is told to change the network', () => {
  expect(tokenFaultOf(faultElsewhere(new WalletError('failed')))).toBe('wrong-network')
})

it('a user of such a wallet who declined is told so, and nothing of the network', () => {
  expect(tokenFaultOf(faultElsewhere(new WalletError('refused')))).toBe('refused')
})
