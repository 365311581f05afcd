import type { SceneWords } from '../parts/few/scenes.tsx'
import type { Fate, OldApproval, ResultScene, Step } from './signing.ts'

export const intro = 'Ondalu est une caisse imaginaire. Touchez une ligne de la fenêtre pour la comprendre.'

export const titles: Readonly<Record<Step, string>> = {
  login: 'Se connecter',
  pay: 'Faire un versement',
  vote: 'Deux signatures gratuites',
  tidy: 'Faire le ménage',
}
export const tasks: Readonly<Record<Step, string>> = {
  login:
    'Vous voulez vous connecter à Ondalu. Vous avez enregistré son lien il y a quelques semaines. Aujourd’hui, il y a aussi un lien dans le groupe de discussion.',
  pay: 'Vous versez maintenant 40 dollars d’exercice dans la caisse. Son contrat viendra les prendre : il demande donc d’abord une autorisation.',
  vote: 'Les membres d’Ondalu votent. Un vote ne coûte rien : vous signez seulement un message.',
  tidy: 'Il y a quelques mois, vous avez donné ces autorisations à d’autres applications. Décidez pour chacune, puis voyez ce qui se passe dans les trois mois suivants.',
}

export const doors = {
  title: 'Comment ouvrez-vous Ondalu ?',
  saved: 'Mon lien enregistré',
  openSaved: 'Ouvrir le lien enregistré',
  savedSite: 'ondalu.example',
  from: 'Joy, dans le groupe :',
  message: '« Ondalu a déménagé ! Connectez-vous ici, s’il vous plaît. »',
  openChat: 'Ouvrir le lien du groupe',
  chatSite: 'ondalu-login.example',
} as const

export const ballot = {
  title: 'Plan 0x8f3a…d21c : un nouveau toit pour le marché ?',
  yes: '1. Oui, avec l’argent de la caisse',
  no: '2. Non, pas maintenant',
  send: 'Voter',
  choice: 'Choix',
  numbers: { yes: '1', no: '2' },
  meaning:
    'Le numéro de votre choix, sur la page du vote. Ailleurs, le « non » a parfois un autre numéro : comparez.',
} as const

export const results: Readonly<Record<Exclude<ResultScene, 'approval-signed'>, SceneWords>> = {
  'login-signed': {
    title: 'La connexion est faite',
    words: 'Vous avez montré que l’adresse est à vous. Rien n’a bougé, et le site ne peut rien déplacer.',
    button: 'Suivant',
  },
  'login-refused': {
    title: 'Il ne s’est rien passé',
    words:
      'Refuser ne fait rien perdre. Mais la connexion n’est pas faite. La fenêtre nommait le site de votre lien enregistré et ne demandait que cette preuve : vous pouvez la signer.',
    button: 'Rouvrir la fenêtre',
  },
  'copy-refused': {
    title: 'Bien vu',
    words:
      'La fenêtre nommait ondalu-login.example, et ce n’est pas le site que vous avez enregistré. Cette copie s’est trahie ; une autre peut afficher le bon nom. Ce qui vous protège, c’est votre lien enregistré.',
    button: 'Revenir aux deux liens',
  },
  'copy-signed': {
    title: 'Vous êtes sur un faux site',
    words:
      'Rien n’a encore bougé. Mais cette page ressemble seulement à Ondalu, et sa prochaine fenêtre demanderait vos jetons. La première ligne nommait l’autre site. Partez, et ouvrez Ondalu par votre lien enregistré.',
    button: 'Revenir aux deux liens',
  },
  'approval-refused': {
    title: 'Il ne s’est rien passé',
    words:
      'Refuser ne fait rien perdre. Mais sans autorisation, le contrat ne peut rien prendre : vous n’avez donc rien versé. Vous vouliez pourtant faire ce versement. Fixez le plafond au montant qu’il vous faut, et confirmez.',
    button: 'Rouvrir la fenêtre',
  },
  'vote-signed': {
    title: 'Votre vote compte',
    words:
      'Rien n’a bougé, et ce message ne permet de rien prendre. Mais regardez : une seconde fenêtre s’ouvre aussitôt. « Merci de confirmer votre vote », dit la page.',
    button: 'Lire la seconde fenêtre',
  },
  'vote-refused': {
    title: 'Il manque votre vote',
    words:
      'Refuser ne fait rien perdre. Mais le code et le numéro sont ceux de la page, et il n’y a ni dépenseur ni montant. Vous pouvez signer un tel message.',
    button: 'Rouvrir la fenêtre',
  },
  'permit-signed': {
    title: 'Trois jours plus tard',
    words:
      '« Confirmé, merci ! » disait la page, et rien n’avait quitté votre portefeuille. Aujourd’hui, un inconnu s’est servi de votre signature et a pris les deux sortes de jetons. Votre éther d’exercice est toujours là, car ce permit ne nommait que des jetons.',
    button: 'Revenir en arrière (ici seulement)',
  },
  'permit-refused': {
    title: 'Bien vu',
    words:
      'Votre vote comptait déjà. Cette fenêtre parlait d’un dépenseur et de montants illimités. Des voleurs avaient modifié le vrai site pendant quelques heures : ni le bon nom ni « aucun changement » n’étaient une garantie.',
    button: 'Suivant',
  },
}

export const paid = {
  title: 'C’est versé',
  words:
    'La caisse a pris 40, et l’autorisation est épuisée. Six mois plus tard, un voleur trouve un bug dans son contrat. Ce qui est dans la caisse est en danger. Mais il ne peut rien prendre dans votre portefeuille.',
  button: 'Suivant',
} as const
export const tooLittle = {
  title: 'Le versement a échoué',
  words:
    'La caisse voulait prendre 40, et votre limite est plus basse. Elle n’a rien reçu, et les frais de l’autorisation sont perdus.',
  button: 'Changer le montant',
} as const
export const tooMuch = {
  title: 'C’est versé, mais la porte est ouverte',
  words: (taken: string) =>
    `La caisse a pris 40. Mais vous aviez autorisé plus. Six mois plus tard, un voleur trouve un bug dans son contrat et prend ${taken} dollars d’exercice dans votre portefeuille.`,
  button: 'Revenir en arrière (ici seulement)',
} as const

export const wallet = 'Dans votre portefeuille'
export const holdings = {
  dollars: 'dollars d’exercice',
  points: 'points de bus',
  ether: 'éther d’exercice',
} as const
export const number = (value: number) => value.toLocaleString('fr')
export const before = 'avant :'

export const list = 'Autorisations de votre portefeuille'
export const approvals: Readonly<Record<OldApproval, { readonly name: string; readonly about: string }>> = {
  farm: {
    name: 'Karumi Farm',
    about:
      'Dollars d’exercice, sans limite. Un jeu. Vous l’avez supprimé de votre téléphone il y a longtemps.',
  },
  phone: {
    name: 'Pelani Phone',
    about:
      'Dollars d’exercice, 30 au plus. L’application prend 10 par mois pour votre téléphone, et vous en avez besoin.',
  },
  stranger: {
    name: '0x5d1c…e07a',
    about: 'Points de bus, sans limite. Vous ne savez plus à quoi cela servait.',
  },
}
export const fates: Readonly<Record<Fate, string>> = {
  leave: 'Laisser',
  disconnect: 'Se déconnecter du site (gratuit)',
  revoke: 'Révoquer (frais : 1 centime)',
}
export const wait = 'Laisser passer trois mois'
export const laterTitle = 'Trois mois plus tard'
const phonePaid = 'L’application a pris 30, comme convenu, et ne pouvait pas prendre plus.'
export const later: Readonly<Record<OldApproval, Readonly<Record<Fate, string>>>> = {
  farm: {
    leave:
      'Des voleurs ont mis la main sur le contrat de l’ancien jeu. L’autorisation était ouverte, et vos dollars d’exercice ont disparu.',
    disconnect:
      'Vous avez quitté le site, mais l’autorisation est restée sur la chaîne. Des voleurs ont mis la main sur le contrat, et vos dollars d’exercice ont disparu.',
    revoke:
      'Des voleurs ont mis la main sur le contrat de l’ancien jeu. Ils n’y ont trouvé aucune autorisation de votre part.',
  },
  phone: {
    leave: phonePaid,
    disconnect: `Vous avez quitté le site, mais l’autorisation est restée sur la chaîne. ${phonePaid}`,
    revoke:
      'Votre forfait de téléphone n’a pas été payé. Rien n’est perdu : redonnez une autorisation limitée quand il le faut.',
  },
  stranger: {
    leave: 'C’était le contrat d’un voleur, qui attendait. Vos points de bus ont disparu.',
    disconnect:
      'C’était le contrat d’un voleur, et il n’y avait aucun site à quitter. Vos points de bus ont disparu.',
    revoke: 'C’était le contrat d’un voleur, qui attendait. Il ne peut plus rien prendre.',
  },
}
export const backToList = 'Revenir en arrière (ici seulement)'
export const changeList = 'Changer quelque chose'

export const achieved = 'Vous savez lire ce que vous signez'
export const forReal = [
  'Dans chaque fenêtre, regardez quatre choses : quel site, quelle sorte de demande, quel jeton, combien. Si l’une n’est pas ce que vous vouliez, refusez. Vous pourrez toujours redemander. En 2026, MetaMask appelle une autorisation ou un permit « demande de plafonnement des dépenses », et « demande de retrait » s’il s’agit de NFT. Une « offre » ou une « mise en vente » (listing) vend ce que vous avez.',
  'Fixez le montant qu’il vous faut aujourd’hui, même si l’application propose « illimité ». Il vous protège mieux que le nom du dépenseur : n’importe qui peut prendre n’importe quel nom.',
  'Deux fois par an, passez en revue vos autorisations, dans votre portefeuille ou dans l’explorateur de blocs de chaque réseau. Un permit signé dont personne ne s’est encore servi n’y figure pas. En cas de piège, déplacez aussitôt ce qui reste vers un autre portefeuille. L’explorateur ne montre pas les « permissions » : mettez-y fin dans votre portefeuille.',
] as const
