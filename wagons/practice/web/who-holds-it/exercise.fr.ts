import type { Event, Fate, Holder, Move, Place, Result, SetUp, Step } from './holdings.ts'

export const intro = 'Vos affaires sont à trois endroits. Trois fois, quelque chose tourne mal.'

export const titles: Readonly<Record<Step, string>> = {
  begin: 'Vos trois endroits',
  locked: 'Vos comptes sont bloqués',
  closed: 'Les services ferment',
  forgotten: 'Le mot de passe est perdu',
  holders: 'Alors, qui garde les clés ?',
}
export const tasks: Readonly<Record<Step, string>> = {
  begin: 'Regardez ce que vous avez. Choisissez ensuite un endroit pour les mots de votre portefeuille.',
  locked:
    'Un matin, l’application de musique et la plateforme d’échange vous écrivent : « Votre compte est bloqué, le temps d’une vérification. » Vous n’avez rien fait de mal. Voyez ce que vous pouvez faire à chaque endroit.',
  closed:
    'L’application de musique ferme le 31 décembre. La plateforme n’a plus d’argent. L’éditeur de votre application de portefeuille arrête tout : vous l’avez lu sur son propre site. Voyez ce que vous pouvez faire à chaque endroit.',
  forgotten:
    'Votre téléphone est au fond d’une rivière, et vous ne vous souvenez d’aucun mot de passe. Vous avez un téléphone neuf. Voyez ce que vous pouvez faire à chaque endroit.',
  holders: 'Repensez à ce qui s’est passé. Dites ensuite, pour chaque endroit, qui en garde les clés.',
}

export const setUps: Readonly<Record<SetUp, string>> = {
  app: 'Pajolo, application de musique',
  exchange: 'Kantomo, plateforme d’échange',
  wallet: 'Votre propre portefeuille',
}
export const things: Readonly<Record<SetUp, string>> = {
  app: '12 chansons que vous avez faites et 400 abonnés. C’est une application du Web2 : vous vous y connectez avec un mot de passe.',
  exchange: '50 pièces d’exercice. Kantomo les garde pour vous : vous vous y connectez avec un mot de passe.',
  wallet:
    '50 pièces d’exercice. Les clés sont sur votre téléphone, nulle part ailleurs, et 12 mots peuvent les rétablir.',
}

export const whereWords = 'Votre portefeuille affiche ses 12 mots. Où les mettez-vous ?'
export const places: Readonly<Record<Place, string>> = {
  paper: 'Sur papier, dans un endroit sûr à la maison',
  photo: 'Sur une photo, avec mes autres photos en ligne',
  later: 'Nulle part, je le ferai plus tard',
}
export const finish = 'Terminer'
export const again = 'Il y a mieux à faire. Essayez autre chose.'
export const rewind = 'Remonter le temps et écrire les mots sur papier'

export const fates: Readonly<Record<Fate, string>> = {
  kept: 'Rien de perdu',
  byWords: 'Sauvé par vos mots',
  begun: 'Un premier pas',
  waiting: 'Il ne reste qu’à attendre',
  partly: 'Une partie seulement est sauvée',
  lost: 'Tout est perdu',
  noEffect: 'Sans effet',
}
export const allSettled = 'Les trois sont réglés.'
export const open = (names: string) => `Encore à essayer : ${names}`

export const moves: Readonly<Record<Move, string>> = {
  logIn: 'Me connecter avec mon mot de passe',
  newPage: 'Ouvrir une page dans une autre application',
  payStranger: 'Payer un inconnu qui peut « débloquer » ma page',
  writeToApp: 'Écrire à l’entreprise',
  payOut: 'Envoyer mes pièces vers mon propre portefeuille',
  writeToExchange: 'Écrire à la plateforme et montrer ma pièce d’identité',
  askMaker: 'Demander à l’éditeur de l’application',
  pay: 'Envoyer 5 pièces à une amie',
  waitAndSee: 'Attendre et voir',
  takeFollowers: 'Emmener mes abonnés',
  download: 'Télécharger mes chansons avant ce jour',
  readBalance: 'Regarder mon solde',
  payOutStopped: 'Envoyer mes pièces vers mon propre portefeuille',
  claim: 'Déclarer ce que la plateforme me doit (déclaration de créance)',
  keepOldApp: 'Garder l’ancienne application',
  otherApp: 'Taper mes mots dans la première application trouvée',
  newWallet: 'Créer un portefeuille dans une autre application et y envoyer les pièces',
  lookUp: 'Chercher d’abord une autre application dans deux sources',
  writeNow: 'Noter les mots tant que l’ancienne application s’ouvre',
  secondPage: 'Ouvrir une nouvelle page',
  resetApp: 'Toucher « Mot de passe oublié ? »',
  askFriend: 'Laisser une amie se connecter à son compte',
  resetExchange: 'Toucher « Mot de passe oublié ? »',
  resetWallet: 'Toucher « Mot de passe oublié ? »',
  helpDesk: 'Dire les mots à une « assistance » qui m’écrit',
  enterWords: 'Taper les mots dans un portefeuille sur le téléphone neuf',
}

export const results: Readonly<Record<Result, string>> = {
  logIn: 'Le mot de passe est bon. Mais l’entreprise a bloqué la page, et la page est sur ses serveurs.',
  newPage: 'La page existe, avec 0 abonné. Les 400 autres n’en savent rien.',
  payStranger:
    'Il prend 20 dollars et votre mot de passe, puis le change. Maintenant la page est à lui, et l’argent est parti aussi. Seule l’entreprise peut débloquer une page.',
  writeToApp: 'Au bout de neuf jours, elle rouvre la page. Elle aurait aussi pu refuser : elle décide seule.',
  payOut:
    'Refusé. La plateforme garde les clés : c’est donc elle qui signe chaque paiement, ou ne le signe pas.',
  writeToExchange:
    'Elle vérifie votre identité. D’ici là, vous n’avez pas accès à vos pièces. Une plateforme agréée doit le plus souvent répondre à une réclamation.',
  askMaker: 'L’éditeur répond : « Nous ne pouvons ni bloquer ni ouvrir votre portefeuille. »',
  pay: 'Envoyé. Votre clé signe, et le réseau l’inscrit. Aucune entreprise n’a eu son mot à dire. (Le créateur d’un jeton peut parfois geler ce jeton.)',
  waitAndSee: 'Le jour vient, les serveurs s’éteignent. Les chansons ont disparu, les abonnés aussi.',
  takeFollowers: 'Aucun bouton ne le permet. La liste des abonnés appartient à l’application.',
  download:
    'Les 12 chansons sont sur votre téléphone. Les abonnés restent là-bas et disparaissent avec l’application.',
  readBalance:
    'L’application affiche encore 50 pièces. Mais c’est la plateforme qui écrit ce nombre. Cela ne l’oblige pas à payer.',
  payOutStopped: 'Refusé. Tous les retraits sont arrêtés, pour tous les clients.',
  claim:
    'Vous attendez avec les autres : peut-être tout, peut-être une partie, peut-être rien. La plupart des clients de FTX, tombée en faillite en novembre 2022, ont attendu plus de deux ans, dans certains pays davantage.',
  keepOldApp:
    'Elle s’ouvre encore. Mais personne ne corrige plus ses défauts, et un jour elle ne s’ouvrira plus.',
  otherApp:
    'C’était une copie, le premier résultat de la boutique. Elle a pris vos mots, et quelques minutes plus tard, les 50 pièces sont parties.',
  otherAppFound:
    'Les 50 pièces sont là. Elles n’ont jamais été dans l’application : elles sont dans le registre partagé, et vos mots rétablissent les clés. Un message qui vous dit de le faire, avec un lien, est un piège.',
  newWallet:
    'C’est le mieux. Vous avez cherché l’application dans deux sources, écrit les nouveaux mots sur papier, envoyé 1 pièce, puis 49. Avec les anciens mots, on n’ouvre plus qu’un portefeuille vide.',
  lookUp:
    'Une liste bien connue et une deuxième source donnent le même site. Vous installez l’application par le lien de ce site. Continuez.',
  otherAppNoWords:
    'Elle demande vos mots, et vous ne les avez jamais notés. Mais l’ancienne application s’ouvre encore et peut les montrer.',
  writeNow: 'Les voilà sur papier. Continuez : la vraie application d’un autre éditeur peut les reprendre.',
  secondPage:
    'C’est une page neuve, avec 0 chanson et 0 abonné. La vôtre est toujours là, derrière son mot de passe.',
  resetApp:
    'Un lien arrive par e-mail. Vous choisissez un nouveau mot de passe : chansons et abonnés sont là.',
  askFriend:
    'Son compte montre ses pièces à elle. Et un mot de passe que deux personnes connaissent n’est plus un secret.',
  resetExchange:
    'Vous choisissez un nouveau mot de passe et prouvez encore une fois votre identité. Deux jours plus tard, vous avez accès à vos pièces.',
  resetWallet:
    'Ce bouton n’existe pas. Le mot de passe ouvrait seulement l’application du téléphone tombé dans la rivière. Aucune entreprise n’a de copie de vos clés.',
  helpDesk:
    'C’était un voleur. Une minute plus tard, les 50 pièces sont parties. La véritable assistance ne demande jamais vos mots.',
  helpDeskNoWords:
    'Elle demande vos mots : c’est un voleur. Vous n’en avez pas à lui dire, il ne se passe donc rien de plus.',
  enterWords: 'Les 50 pièces sont là. La feuille de papier à la maison a suffi.',
  enterPhoto:
    'La photo est là, le portefeuille aussi, mais il est vide. Quelqu’un a vu vos photos avant vous, et n’importe qui peut utiliser les mots.',
  enterNothing:
    'Il n’y a pas de mots. Les pièces restent dans le registre, tout le monde les voit, et personne ne pourra plus jamais les déplacer.',
}

export const whoHolds = 'Qui garde les clés ?'
export const holders: Readonly<Record<Holder, string>> = {
  you: 'Vous, personne d’autre',
  company: 'Une entreprise',
}
export const events: Readonly<Record<Event, string>> = {
  locked: 'Bloqué',
  closed: 'Fermé',
  forgotten: 'Mot de passe perdu',
}
export const noWords = 'Sans les mots'
export const reasons: Readonly<Record<SetUp, string>> = {
  app: 'L’application de musique pouvait bloquer votre page, et vous y laisser revenir. Pour les deux, il faut les clés.',
  exchange: 'Les pièces sont à vous, mais Kantomo a refusé de les envoyer. Qui peut refuser garde les clés.',
  wallet:
    'Votre clé a signé, et personne ne pouvait la bloquer. Mais personne ne pouvait non plus choisir un nouveau mot de passe.',
}
export const right =
  'Qui garde les clés peut vous bloquer, mais aussi vous aider. Avec votre propre portefeuille, personne d’autre ne peut faire ni l’un ni l’autre.'

export const achieved = 'Vous savez qui garde chaque clé'
export const forReal = [
  'Application : gardez ailleurs une copie de ce que vous avez fait, et les numéros des gens dont vous avez besoin.',
  'Plateforme d’échange : cherchez-la dans la liste de l’autorité de votre pays, activez un second facteur, et n’y laissez que ce que vous utiliserez bientôt.',
  'Votre propre portefeuille : écrivez les mots sur deux feuilles avant d’y mettre quoi que ce soit, et ne les dites à personne. Si son application disparaît, cherchez-en une autre, créez-y un portefeuille et envoyez-y les pièces.',
] as const
