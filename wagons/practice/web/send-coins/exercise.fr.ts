import type { Network, Outcome, Step, Sum } from './payment.ts'

export const intro = 'Nadia vous a fabriqué une table. Envoyez-lui 60 dollars d’exercice.'

export const titles: Readonly<Record<Step, string>> = {
  contact: 'Enregistrer le contact',
  call: 'Appeler Nadia',
  test: 'Commencer par un essai',
  ask: 'Est-ce arrivé ?',
  rest: 'Envoyer le reste',
  compare: 'Regarder les deux adresses',
}
export const tasks: Readonly<Record<Step, string>> = {
  contact: 'Mettez l’adresse de Nadia dans vos contacts, en la prenant dans son message.',
  call: 'Est-ce bien Nadia qui a écrit ? Vous l’appelez à son numéro, que vous avez depuis des années. Elle lit trois groupes du milieu de son adresse. Touchez-les dans votre contact.',
  test: 'Choisissez le réseau et la somme. Observez les frais dans la fenêtre, plus bas, et confirmez quand chaque ligne est juste.',
  ask: 'Votre portefeuille affiche « envoyé ». Il n’en sait pas plus. Que faites-vous ?',
  rest: 'Dix minutes ont passé. Il reste 59 dollars d’exercice à payer. À qui les envoyez-vous ?',
  compare:
    'En haut, l’adresse de Nadia ; en bas, celle de la ligne la plus récente de l’historique. Touchez chaque groupe qui est le même dans les deux.',
}

export const wallet = 'Portefeuille d’exercice'
export const left = (sum: number) => `${sum} dollars d’exercice`

export const nadia = 'Nadia'
export const message = 'Message de Nadia'
export const messageBefore =
  'La table est prête ! Cela fait 60 dollars d’exercice, sur le réseau Sevaku Express s’il vous plaît. Mon adresse :'
export const thief = 'Le voleur'
export const answers: Readonly<Partial<Record<Outcome, string>>> = {
  testArrived: 'Oui, 1 dollar d’exercice, à l’instant.',
  testAstray: 'Non. Je ne vois rien ici.',
  paid: 'Merci ! La table est à vous.',
}

export const newContact = 'Nouveau contact'
export const name = 'Nom'
export const address = 'Adresse'
export const noAddress = 'pas encore'
export const paste = 'Coller l’adresse de son message'
export const save = 'Enregistrer le contact'
export const saved = (name: string) => `Votre contact ${name}`

export const readsOut = (groups: string) => `Au milieu de mon adresse, je lis : ${groups}.`
export const notRead = (group: string) => `Elle n’a pas lu ${group}. Cherchez encore.`
export const isInContact = 'Oui, votre contact contient aussi ce groupe.'
export const allHeard =
  'Les trois sont dans votre contact : c’est bien son adresse. Un message peut venir d’un voleur qui a pris le contrôle de sa messagerie. Une adresse imitée serait différente au milieu.'

export const network = 'Réseau'
export const networks: Readonly<Record<Network, string>> = {
  main: 'Sevaku',
  express: 'Sevaku Express',
  other: 'Miristan',
}
export const about: Readonly<Record<Network, string>> = {
  main: 'Frais d’environ 40 centimes, dans sa monnaie : vous en avez un peu.',
  express: 'Couche 2 de Sevaku. Frais d’environ 1 centime, dans sa monnaie : vous en avez un peu.',
  other: 'Une chaîne à part. Frais de moins de 1 centime, dans sa monnaie : vous n’en avez pas.',
}
export const fees: Readonly<Record<Network, string>> = {
  main: '0,0002 sevaku (environ 40 centimes)',
  express: '0,000005 sevaku (environ 1 centime)',
  other: '0,01 miristan (moins de 1 centime)',
}
export const sum = 'Somme'
export const sums: Readonly<Record<Sum, string>> = {
  1: '1 pour essayer',
  60: 'les 60 d’un coup',
}
export const dollars = (sum: number) => `${sum} ${sum === 1 ? 'dollar' : 'dollars'} d’exercice`

export const request = 'Vous allez signer'
export const to = 'À'
export const fromHistory = 'Une adresse de votre historique'
export const fee = 'Frais'
export const open = 'pas encore choisi'
export const confirm = 'Confirmer et envoyer'
export const takeBack = 'Réessayer'
export const ask = 'Demander à Nadia si c’est arrivé'
export const rush = 'Envoyer les 59 autres tout de suite'
export const finish = 'Terminer'

export const history = 'Dans votre historique'
export const contacts = 'Dans vos contacts'
export const historyNote = 'Cet historique montre des adresses, pas des noms, comme beaucoup d’autres.'
export const lines = {
  newest: { what: '−1 à', when: 'il y a 6 minutes' },
  earlier: { what: '−1 à', when: 'il y a 10 minutes' },
} as const

export const headings: Readonly<Record<Outcome, string>> = {
  noCoinForFee: 'Rien n’est parti',
  allAtOnce: 'C’est arrivé, mais c’était risqué',
  allAstray: 'Les 60 sont sur le mauvais réseau',
  testAstray: 'L’essai n’est pas arrivé',
  testArrived: 'L’essai est arrivé',
  notAsked: 'Envoyé sans attendre la réponse',
  stolen: 'L’argent est perdu',
  byLuck: 'C’était de la chance',
  paid: 'Nadia est payée',
}
export const outcomes: Readonly<Record<Outcome, string>> = {
  noCoinForFee:
    'Le paiement ne part pas : sur Miristan, les frais se paient dans la monnaie de cette chaîne, et vous n’en avez pas. De plus, Nadia a demandé un autre réseau.',
  allAtOnce:
    'Les 60 sont arrivés. Mais avec une seule ligne fausse, vous auriez tout perdu. Un essai ne vous aurait coûté que 1 centime de plus. Recommencez, avec un essai d’abord.',
  allAstray:
    'Les 60 sont à l’adresse de Nadia, mais sur Sevaku. Son portefeuille n’affiche que Sevaku Express. S’il connaît aussi Sevaku et que Nadia a de quoi y payer les frais, elle peut encore y accéder. Sur une plateforme d’échange, ils sont souvent perdus. Dans la vraie vie, vous ne pourriez pas revenir en arrière.',
  testAstray:
    'Vous avez choisi Sevaku, et elle regarde Sevaku Express. L’adresse est la même, mais ce n’est pas le même registre. Un seul dollar est au mauvais endroit, et non 60 : voilà à quoi sert un essai.',
  testArrived:
    'Vous savez maintenant que le réseau et l’adresse sont les bons : Nadia vous l’a dit, votre portefeuille ne le savait pas.',
  notAsked:
    'Cette fois, l’essai était bien arrivé. Vous ne pouviez pas le savoir : sur un mauvais réseau aussi, votre portefeuille affiche « envoyé ». Un essai n’est utile que si vous attendez la réponse.',
  stolen:
    'Les 59 sont chez un voleur. Il a vu votre essai et a mis une ligne semblable dans votre historique : la même somme, et une adresse avec le même début et la même fin. Dans la vraie vie, on ne peut pas revenir en arrière.',
  byLuck:
    'Les 59 sont chez Nadia, mais par chance : deux lignes se ressemblent, jusqu’à la somme, et vous auriez pu prendre celle du voleur. Choisissez la façon de faire qui ne doit rien à la chance.',
  paid: 'Les 59 sont chez Nadia. Le contact contenait l’adresse que vous aviez comparée avec elle, et l’essai avait montré qu’elle était bonne.',
}

export const group = (number: number) => `Groupe ${number} :`
export const differs = 'différent'
export const notTheSame = (above: string, below: string) =>
  `${above} et ${below} sont différents. Cherchez encore.`
export const oneMore = 'Oui, ces deux groupes sont les mêmes. Il en reste un.'
export const allMarked =
  'Seuls le premier et le dernier groupe sont les mêmes : ceux que l’historique montre. Tout ce qu’il cache est différent. L’ordinateur du voleur a essayé des milliards d’adresses avant d’en trouver une avec le même début et la même fin.'

export const achieved = 'Les 60 dollars d’exercice sont bien arrivés'
export const forReal = [
  'Comparez un nouveau contact au téléphone avec son propriétaire, le milieu de l’adresse aussi. Appelez un numéro que vous aviez déjà. Ensuite, n’utilisez que ce contact.',
  'Avant de confirmer, comparez l’adresse, le réseau et la somme avec ce que le destinataire vous a dit. Une plateforme d’échange peut aussi demander un mémo.',
  'Une ligne de votre historique vous surprend ? Laissez-la, même si elle a l’air d’un paiement fait par vous. Ne copiez pas son adresse et ne renvoyez rien.',
] as const
