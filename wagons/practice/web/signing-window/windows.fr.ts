import type { WindowWords } from '../parts/few/wallet-window.tsx'
import type { WindowScene } from './signing.ts'

const site = {
  label: 'Site',
  meaning: 'Le site qui demande. Ce doit être celui de votre lien enregistré.',
} as const
const you = {
  label: 'Votre adresse',
  value: '0x81d0…5b3e',
  meaning: 'C’est vous. Par votre signature, vous montrez que l’adresse est à vous.',
} as const
const code = {
  label: 'Heure et code',
  value: '10:14 · k7Qe92Xw',
  meaning:
    'Une heure et des caractères au hasard, pour que cette signature ne serve qu’une fois. C’est normal.',
} as const
const noFee = {
  label: 'Frais',
  value: 'aucuns',
  meaning:
    'Une signature va au site et non à la chaîne : elle est donc gratuite. Gratuit ne veut pas dire sans danger.',
} as const

export const windows: Readonly<Record<WindowScene, WindowWords>> = {
  login: {
    site: 'ondalu.example',
    kind: 'Demande de connexion',
    lines: [{ ...site, value: 'ondalu.example' }, you, code, noFee],
    sign: 'Signer',
  },
  copy: {
    site: 'ondalu-login.example',
    kind: 'Demande de connexion',
    lines: [{ ...site, value: 'ondalu-login.example' }, you, code, noFee],
    sign: 'Signer',
  },
  approval: {
    site: 'ondalu.example',
    kind: 'Demande de plafonnement des dépenses',
    lines: [
      { ...site, value: 'ondalu.example' },
      {
        label: 'Dépenseur (spender)',
        value: 'Caisse Ondalu 0x3c1e…a904',
        meaning:
          'Le contrat qui pourra prendre vos jetons plus tard. Il porte le nom de l’application que vous avez ouverte, mais un contrat prend le nom qu’il veut. C’est le plafond qui vous protège.',
      },
      {
        label: 'Jeton',
        value: 'dollars d’exercice',
        meaning: 'La sorte de jetons qu’il pourra prendre. Vos autres sortes restent hors de sa portée.',
      },
      {
        label: 'Frais',
        value: 'environ 1 centime',
        meaning: 'Une autorisation s’écrit sur la chaîne, et ce travail du réseau se paie.',
      },
    ],
    sign: 'Confirmer',
  },
  vote: {
    site: 'ondalu.example',
    kind: 'Demande de signature',
    lines: [
      { ...site, value: 'ondalu.example' },
      {
        label: 'Type',
        value: 'Vote',
        meaning: 'La sorte de message. Elle doit correspondre à ce que vous êtes en train de faire.',
      },
      noFee,
      {
        label: 'Proposition',
        value: '0x8f3a…d21c',
        meaning:
          'Le plan. Beaucoup de votes le montrent sous forme de code, certains en mots. Comparez-le avec la page du vote.',
      },
    ],
    sign: 'Signer',
  },
  permit: {
    site: 'ondalu.example',
    kind: 'Demande de plafonnement des dépenses',
    lines: [
      {
        ...site,
        value: 'ondalu.example',
        meaning:
          'Le bon site. Mais des voleurs peuvent modifier même un vrai site pendant quelques heures. Lisez donc aussi les autres lignes.',
      },
      {
        label: 'Type',
        value: 'Permit',
        meaning:
          'Une autorisation que vous donnez par votre seule signature. Elle n’est pas sur la chaîne tant que personne ne s’en sert.',
      },
      {
        label: 'Dépenseur (spender)',
        value: '0x9b07…44de',
        meaning: 'Celui qui pourra prendre vos jetons plus tard. Un vote n’a pas besoin de dépenseur.',
      },
      {
        label: 'Jetons',
        value: 'dollars d’exercice : illimité, points de bus : illimité',
        meaning: 'Tout ce que vous avez de ces deux sortes, et tout ce que vous recevrez plus tard.',
      },
      {
        label: 'Valable jusqu’au',
        value: '31 décembre 2030',
        meaning: 'Jusque-là, quelqu’un peut s’en servir, même si vous l’avez oublié.',
      },
      {
        label: 'Changements estimés',
        value: 'aucun changement',
        meaning:
          'Ce qui partirait tout de suite. Avec un permit, rien : le dépenseur prend les jetons plus tard.',
      },
      noFee,
    ],
    sign: 'Signer',
  },
}

export const amount = {
  label: 'Plafond de dépenses',
  unlimited: 'illimité',
  meaning:
    'Ce que le dépenseur pourra prendre. Illimité : tout ce que vous avez de cette sorte, et tout ce que vous recevrez plus tard.',
  own: 'Fixer une limite',
  field: 'Limite, en dollars d’exercice',
  hint: 'Écrivez un montant, par exemple 25.',
} as const
