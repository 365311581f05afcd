import type { ChainFault } from '#wagons/token/wallets/web/chain-error.ts'
import type { WalletFault } from '#wagons/token/wallets/web/wallet-request.ts'
import type { TokenOverview, TokenRevocation } from './token-queries.ts'

export const title = 'Token'
export const intro =
  'The contract on the chain, beside what this site says. The site holds no key: every transaction is sent by your own wallet.'
export const failed = 'The state of the token could not be loaded.'
export const setChain =
  'This site has no token yet. To offer one, the server administrator sets TOKEN_CHAIN_ID and ETHEREUM_RPC_URL; the guide is docs/rewards.md.'

export const onChain = 'On the chain'
export const network = 'Network'
export const noNetwork = 'not set'
export const chainNumber = (id: number) => `chain ${id}`
export const contract = 'Contract'
export const code = 'Code'
export const isOurCode = 'the code of this version of EduTrain'
export const isNotOurCode = 'not the code of this version: do not send anything to it'
export const owner = 'Owner'
export const pendingOwner = 'next owner, once they accept:'
export const listOnChain = 'Published list'
export const latestList = 'Latest list'
export const noRoot = 'none: no one can claim yet'
export const foreignRoot = 'none of this site’s lists: no one can claim. Publish the latest list.'
export const noList = 'none yet'
export const learners = (entries: number) => (entries === 1 ? '1 learner' : `${entries} learners`)
export const nodeFaults: Readonly<Record<Extract<TokenOverview['onChain'], string>, string>> = {
  away: 'The node of this site (ETHEREUM_RPC_URL) does not answer, so the state of the chain is unknown. Try again later.',
  'wrong-chain':
    'The node of this site (ETHEREUM_RPC_URL) is on a different chain than TOKEN_CHAIN_ID. The server administrator has to correct one of them.',
  'no-contract':
    'There is no token contract at this address on this chain. The server administrator has to correct TOKEN_CONTRACT.',
}

export const yourWallet = 'Your wallet'
export const yourWalletNote =
  'Publishing and revoking are for the contract’s owner. Sending learners’ claims is open to any wallet. Each transaction costs a network fee.'
export const connect = 'Connect wallet'
export const connectOther = 'Connect another wallet'
export const connectFirst = 'Connect your wallet first.'
export const isOwner = 'owner of the contract'
export const isNotOwner = 'not the owner of the contract'
export const chooseNote = 'Choose the wallet that is to send the transactions.'
export const chooseSafety =
  'Check each transaction in your wallet: network, contract, and that no amount is sent along.'
export const waitingFor = (wallet: string) => `Waiting for ${wallet}. Please answer in its window.`
export const cancel = 'Cancel'

export const deploy = 'Create the contract'
export const deployNote = (chain: string) =>
  `Once, on ${chain}. Nothing in the contract can be changed afterwards, except the published list and the owner.`
export const description = 'What wallets show of every token'
export const places = { site: 'from this site', contract: 'from the contract itself' }
export const placeNotes = {
  site: 'Cheapest. This site must keep its address for as long as there are tokens: whoever has the address decides what wallets show.',
  contract:
    'Costs about four times as much, once. Then nothing and nobody can change it, and it needs no site. Some wallets do not show a picture of this kind.',
}
export const frozen = 'This is in the contract for good:'
export const futureOwner = 'Future owner'
export const futureOwnerNote =
  'Address of the wallet that publishes lists and revokes, ideally one that several people sign for. The wallet that creates the contract gets no rights.'
export const deployNow = 'Create the contract'
export const useOwn = 'Use my own address'
export const deployed = 'The contract has been created.'
export const setContract =
  'The server administrator now adds this line to the settings and restarts the server. Until then this site does not know the contract: write the address down.'
export const settingOf = (contract: string) => `TOKEN_CONTRACT=${contract}`
export const copySetting = 'Copy the setting'

export const publish = 'Publish the latest list'
export const publishNote =
  'Puts the root of the latest list on the chain. From then on its learners can claim; learners who are only on an earlier list no longer can. Names and emails are not published.'
export const listFirst = 'There is no list yet that can be published.'
export const toRewards = 'Create a list'
export const isPublished = 'The chain has the latest list.'
export const isWaiting =
  'The latest list is not on the chain yet. If certificates were issued or revoked since, create a new list first.'
export const publishNow = 'Publish'
export const published = 'The list is published.'

export const claims = 'Claims that learners have signed'
export const claimsNote =
  'These learners asked us to pay the fee. Any wallet can send the claims; each token goes to the learner who signed.'
export const learner = 'Learner’s wallet'
export const signedAt = 'Signed'
export const until = 'Valid until'
export const noClaims = 'No claims are waiting.'
export const claimsFailed = 'The signed claims could not be loaded.'
export const sendClaims = (count: number) => (count === 1 ? 'Send 1 claim' : `Send ${count} claims`)
export const claimsSent = 'All claims are on the chain.'
export const claimsLeft = 'Sent. What the list above still shows was not taken; you can send it again.'
/** `alone`: wallets that are contracts. */
export const inBatch = (batched: number, alone: number) =>
  `${batched} claims go in one transaction, to the well-known contract Multicall3: you confirm once, and one that fails stops no other.${alone > 0 ? ` ${alone} of wallets that are contracts follow one by one, since their code could stop the others.` : ''}`

export const revocations = 'Tokens to revoke'
export const revocationsNote =
  'Their certificates were revoked here; the chain does not know yet. Revoking a token is final: even with a new certificate, this learner gets no other one.'
export const certificate = 'Certificate'
export const deletedAccount = 'Deleted account'
export const revokedAt = 'Revoked'
export const tokenState = 'Token'
export const actions = 'Actions'
export const statuses: Readonly<Record<TokenRevocation['status'], string>> = {
  held: 'claimed',
  unclaimed: 'not claimed yet',
}
export const noRevocations = 'There is nothing to revoke.'
export const revocationsFailed = 'The tokens to revoke could not be loaded.'
export const revoke = 'Revoke the token'
export const revoked = 'The token is revoked.'

export const saveSafeFile = 'File for a Safe'
export const fileSaved = 'File saved. Import it in the Transaction Builder of your Safe.'
export const copyData = 'Copy the transaction data'
export const copied = 'Copied.'
export const copyFailed = 'This could not be copied.'

export const progress = (at: number, of: number) => `${at} of ${of}.`
export const doneBefore = (done: number, of: number) =>
  done === 1 ? `1 of ${of} is on the chain.` : `${done} of ${of} are on the chain.`
export const refused = (count: number) =>
  count === 1 ? '1 claim was refused and left out:' : `${count} claims were refused and left out:`
export const inWallet = 'Please check and confirm the transaction in your wallet.'
export const inFlight =
  'Sent. Waiting for the chain; this can take a few minutes. If you leave this page, nothing is lost.'
export const walletFaults: Readonly<Record<WalletFault, string>> = {
  refused: 'You declined the request in your wallet. Nothing was sent.',
  busy: 'An earlier request is waiting in your wallet. Answer it there, then try again.',
  'no-account': 'Your wallet shared no account. Unlock it and try again.',
  failed:
    'Your wallet, or its node, could not do that. Check in the wallet whether anything was sent, then try again.',
}
export const chainFaults: Readonly<
  Record<Exclude<ChainFault, 'reverted' | 'node'>, (chain: string) => string>
> = {
  'unknown-network': (chain) =>
    `Your wallet does not know ${chain}. Add this network in the wallet, then try again.`,
  'wrong-network': (chain) =>
    `Your wallet is on a different network. Switch to ${chain} there, then try again.`,
  'no-coins': (chain) =>
    `This account does not have enough on ${chain} to pay the network fee. Nothing was sent.`,
  'too-much-gas': () =>
    'This transaction would use more than 400,000 gas, far more than a call of the token’s contract needs: the learner’s wallet is a contract that uses the rest. Nothing was sent.',
}
export const reverts: Readonly<Record<string, string>> = {
  OwnableUnauthorizedAccount:
    'This account is not the owner of the contract. Choose the owner’s account in your wallet, or save the file for a Safe. Nothing was sent.',
  AlreadyClaimed: 'This token was claimed in the meantime. Nothing was sent.',
  ClaimSpent: 'This claim was revoked, or its token given up, in the meantime. Nothing was sent.',
  NotOnList: 'A different list has been published in the meantime. Nothing was sent; reload this page.',
  SignatureExpired: 'The learner’s signature has expired. Nothing was sent; they can sign again.',
  InvalidSignature: 'The contract does not accept the learner’s signature. Nothing was sent.',
}
export const stale =
  'What this page shows is out of date: a list, a certificate or a setting has changed since it was loaded. Nothing was sent. Reload this page.'
export const otherRevert = 'The contract refuses this transaction. Nothing was sent.'
export const outcomes: Readonly<Record<'reverted' | 'replaced', string>> = {
  reverted:
    'The transaction failed on the chain. Its fee was paid all the same. Look at the state above, then try again.',
  replaced:
    'The transaction was replaced or cancelled in your wallet. The state above shows what the chain has now.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'invalid-input':
    'This address has a typo: its capital and small letters do not fit together. Copy it again.',
  'no-public-url':
    'The contract would name this address for good. The server administrator first sets PUBLIC_URL to the address of the site, which begins with https:// and has a domain.',
  'no-list': 'There is no list yet that can be published.',
  'no-contract': 'TOKEN_CONTRACT is not set.',
  'no-chain': 'TOKEN_CHAIN_ID is not set.',
  network: 'We can’t reach the server. Check your connection and try again.',
}
export const otherFault = 'Something went wrong. Please try again later.'
