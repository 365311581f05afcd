export const descriptions = {
  reward: `Vous avez terminé les ${MODULES} modules ? Laissez votre adresse e-mail et, si vous le souhaitez, une adresse de portefeuille pour recevoir votre récompense.`,
  walletGuide:
    'Ce qu’est un portefeuille crypto, comment en obtenir un, ce que veut dire signer et comment rester en sécurité. Avec des mots simples.',
}
