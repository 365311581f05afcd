export const descriptions = {
  reward: `Finished all ${MODULES} modules? Enter your email and, if you like, a wallet address for your reward.`,
  walletGuide:
    'What a crypto wallet is, how to get one, what signing means, and how to stay safe. In plain words.',
}
