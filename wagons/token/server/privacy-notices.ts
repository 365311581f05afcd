import type { PrivacyNotice } from '#platform/server/feature.ts'

export const privacyNotices: readonly PrivacyNotice[] = [
  {
    tables: ['wallets', 'wallet_nonces', 'wallet_doors', 'signed_claims', 'claim_ids'],
    ground: 'service',
    words: () => ({
      en: {
        name: 'Wallet',
        what: 'If you connect one: its public address, that it is yours, and what you signed for your token.',
        why: 'So that your token goes to you and to no one else.',
        until: 'As long as your account exists. What you signed is removed 90 days after it expires.',
      },
      fr: {
        name: 'Portefeuille',
        what: 'Si vous en connectez un : son adresse publique, le fait qu’il est à vous, et ce que vous avez signé pour votre jeton.',
        why: 'Pour que votre jeton vous arrive, à vous et à personne d’autre.',
        until:
          'Tant que votre compte existe. Ce que vous avez signé est supprimé 90 jours après son échéance.',
      },
    }),
  },
  {
    tables: ['rewards'],
    ground: 'service',
    words: ({ rewards: { unconfirmedDays: days } }) => ({
      en: {
        name: 'Reward form',
        what: 'An email and a wallet address.',
        why: 'So that we know where the token should go.',
        until: `Until you delete the account with this email, if you have confirmed it.${days > 0 ? ` If the email is never confirmed: ${days} days.` : ''}`,
        seenBy: 'The people who run this site.',
      },
      fr: {
        name: 'Formulaire de récompense',
        what: 'Une adresse e-mail et une adresse de portefeuille.',
        why: 'Pour que nous sachions où doit aller le jeton.',
        until: `Jusqu’à ce que vous supprimiez le compte qui a cette adresse e-mail, si vous l’avez confirmée.${days > 0 ? ` Si elle n’est jamais confirmée : ${days} jours.` : ''}`,
        seenBy: 'Les personnes qui gèrent ce site.',
      },
    }),
  },
  {
    tables: ['reward_list_leaves', 'reward_lists', 'claims_to_revoke'],
    ground: 'interest',
    words: () => ({
      en: {
        name: 'Lists for tokens',
        what: 'For each person who may have a token: a wallet address, and a number made only for this list. For a certificate that was revoked: that number and the date.',
        why: 'So that the contract on the chain can check claims against these lists.',
        until: 'For good: a list cannot be taken back once the chain has it. No name or email is on it.',
        seenBy: 'The people who run this site. Anyone can see what is on a public chain.',
      },
      fr: {
        name: 'Listes pour les jetons',
        what: 'Pour chaque personne qui peut avoir un jeton : une adresse de portefeuille, et un numéro créé pour cette seule liste. Pour un certificat révoqué : ce numéro et la date.',
        why: 'Pour que le contrat sur la chaîne puisse comparer les demandes à ces listes.',
        until:
          'Sans limite : on ne peut pas reprendre une liste une fois que la chaîne l’a. Elle ne contient ni nom ni adresse e-mail.',
        seenBy:
          'Les personnes qui gèrent ce site. Tout le monde peut voir ce qui est sur une chaîne publique.',
      },
    }),
  },
]
