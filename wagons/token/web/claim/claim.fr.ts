import type { LearnerToken } from '#wagons/token/contract/token.ts'

export const pageTitle = 'Votre jeton'
export const failed = 'Votre jeton n’a pas pu être chargé.'

/** What the ticket says, by the state. */
export const titles: Readonly<Record<LearnerToken['state'] | 'sent', string>> = {
  'not-offered': 'Votre jeton est remis d’après une liste',
  'no-certificate': 'D’abord le certificat',
  'not-listed': 'Connectez un portefeuille',
  'waiting-for-list': 'Une signature, et c’est tout',
  'waiting-for-chain': 'Une signature, et c’est tout',
  claimable: 'Votre jeton vous attend',
  'chain-away': 'Réseau injoignable',
  sent: 'Votre jeton est en route',
  claimed: 'Le jeton est à vous',
  burned: 'Votre jeton a été détruit',
  revoked: 'Votre jeton a été révoqué',
}
export const notOffered =
  'Ce site remet son jeton d’après une liste des personnes qui ont le certificat et un portefeuille : il n’y a rien à venir chercher ici. Connectez un portefeuille pour être sur la prochaine liste. Votre certificat est valable sans jeton.'
export const noCertificate =
  'Le jeton est un souvenir pour celles et ceux qui ont le certificat. Le vôtre n’est pas encore délivré.'
export const modulesDone = (done: number) => `Modules terminés : ${done} sur ${MODULES}.`
/** By who sends what is signed. */
export const early = {
  initiative:
    'Signez maintenant un message avec votre portefeuille, gratuitement. Nous vous envoyons ensuite le jeton, et vous n’avez plus rien à faire.',
  friend:
    'Signez maintenant un message avec votre portefeuille, gratuitement. Ensuite, quelqu’un que vous connaissez peut vous envoyer le jeton, ou vous revenez payer vous-même les frais du réseau.',
}
export const join = 'Connecter et signer'
export const joinTitle = 'Connecter un portefeuille et signer'
export const reasons: Readonly<
  Record<NonNullable<Extract<LearnerToken, { state: 'not-listed' }>['reason']>, string>
> = {
  'no-address':
    'Nous ne savons pas où envoyer votre jeton. Connectez un portefeuille et signez pour le jeton dans la même fenêtre. Les deux signatures sont gratuites.',
  'wrong-address':
    'L’adresse de portefeuille sur la page de votre compte contient une faute de frappe. Connectez votre portefeuille : l’adresse sera forcément la bonne.',
  'unchecked-address':
    'Nous ne pouvons pas savoir si l’adresse de portefeuille sur la page de votre compte contient une faute de frappe. Connectez votre portefeuille : l’adresse sera forcément la bonne.',
  'address-of-another':
    'L’adresse de portefeuille sur la page de votre compte est celle d’une autre personne inscrite ici. Connectez un portefeuille à vous.',
  'account-disabled': 'Votre compte n’est pas actif. Écrivez aux personnes qui gèrent ce site.',
}
export const waiting = (day: string) =>
  `Vous êtes sur notre liste du ${day}. La suite nous revient : inscrire la liste sur le réseau.`
export const claimable = {
  initiative:
    'Vous pouvez le recevoir aujourd’hui, le mois prochain, ou jamais. Il ne vous coûte rien, sauf si vous choisissez de payer vous-même.',
  friend:
    'Vous pouvez le recevoir aujourd’hui, le mois prochain, ou jamais. Quelqu’un paie les frais du réseau : une personne que vous connaissez, ou vous.',
}
export const otherAddress =
  'La liste contient encore une adresse qui n’est plus celle de la page de votre compte. Un jeton reçu maintenant irait à cette ancienne adresse, pour toujours, et il n’y en aura pas d’autre. Mieux vaut attendre la prochaine liste : elle reprendra ce qu’indiquera alors la page de votre compte.'
export const away =
  'Pour l’instant, le réseau des jetons est injoignable. Rien n’est perdu. Réessayez dans quelques minutes.'
export const awayOwn =
  'Si vous voulez payer les frais vous-même, vous pouvez déjà essayer avec votre propre portefeuille.'
export const firstToken = (name: string | null) =>
  name ? `C’est votre premier jeton, ${name}.` : 'C’est votre premier jeton.'
export const claimed = 'Il est à votre adresse, visible par tout le monde.'
export const claimedJustNow = 'Il vient d’arriver à votre adresse, visible par tout le monde.'
export const shareToken = 'Partager'
export const sharedToken =
  'J’ai reçu mon premier jeton ! J’ai appris les bases du Web3 avec EduTrain, gratuitement.'
export const burned =
  'Il a été détruit depuis l’adresse qui le détenait. On ne peut plus le recevoir. Votre certificat est valable sans lui.'
export const revoked =
  'Il a été révoqué, car le certificat auquel il se rattache a été révoqué ou remplacé. On ne peut plus le recevoir.'
export const holder = 'Détenu par'
export const tokenNumber = 'Numéro du jeton'
export const addHint =
  'Si votre portefeuille ne l’affiche pas, ajoutez-le comme NFT ou objet de collection, avec le contrat et le numéro.'
export const watch = 'L’afficher dans mon portefeuille'
export const askWallet = 'Demander à mon portefeuille'
export const watchNote =
  'Votre portefeuille demande s’il doit afficher le jeton. Rien n’est signé ni envoyé. Certains portefeuilles sur téléphone ne savent pas le faire.'
export const explorer = 'Le voir sur le réseau'
export const transaction = 'Voir la transaction'

export const toDashboard = 'Aller au tableau de bord'
export const toCertificate = 'Aller à votre certificat'
export const toAccount = 'Connecter un portefeuille'
export const toWays = 'Obtenir mon jeton'
export const toReward = 'Demander votre récompense'
export const toGuide = 'Portefeuilles et sécurité'
export const tryAgain = 'Réessayer'

export const waysTitle = 'Deux façons de le recevoir'
export const signTitle = 'Signer : quelqu’un d’autre paie'
export const signNote = {
  initiative:
    'Votre portefeuille peut être vide. Vous signez un message, gratuitement. Ensuite, nous vous envoyons le jeton avec nos prochains envois, ou quelqu’un que vous connaissez s’en charge.',
  friend:
    'Votre portefeuille peut être vide. Vous signez un message, gratuitement. Ensuite, vous envoyez un lien à quelqu’un que vous connaissez, dont le portefeuille vous envoie le jeton.',
}
export const sign = 'Signer gratuitement'
export const ownTitle = 'Payer les frais vous-même'
export const ownNote =
  'Il vous faut un peu de la monnaie du réseau dans votre portefeuille. Vous envoyez une transaction, et le jeton arrive en quelques minutes.'
export const own = 'Le recevoir avec mon portefeuille'

export const signed = (day: string) => `Vous avez signé le ${day}`
export const signedTitle = 'Vous avez signé'
export const signedWaits = {
  initiative: 'Votre jeton est en route. Vous n’avez plus rien à faire.',
  friend: 'Quelqu’un que vous connaissez peut maintenant vous envoyer le jeton, avec le lien ci-dessous.',
}
export const signedNote =
  'Nous vous enverrons le jeton avec nos prochains envois, et nous vous écrirons dès qu’il sera là.'
export const signedForFriend = 'Nous vous écrirons dès que le jeton sera là.'
export const signedUntil = (day: string) =>
  `Votre signature est valable jusqu’au ${day}. Nous vous écrirons avant ce jour si le jeton n’est pas arrivé.`
export const signedExpired = (day: string) =>
  `Votre signature a expiré le ${day}, avant l’envoi du jeton. Rien n’est perdu : signez de nouveau, gratuitement.`
export const friendTitle = 'Ou laissez payer quelqu’un que vous connaissez'
export const friendNeeded = 'Laissez payer quelqu’un que vous connaissez'
export const friendLater = 'Le lien marchera dès que notre liste sera sur le réseau.'
export const friendNote =
  'Appelez d’abord une personne qui a un portefeuille, puis envoyez-lui ce lien. Toute personne qui l’ouvre peut envoyer le jeton à votre adresse, et à aucune autre. Elle voit votre adresse, et qu’un jeton lui est destiné ; le service de messagerie qui transporte le lien aussi.'
export const share = 'Partager le lien'
export const copyLink = 'Copier le lien'
export const linkCopied = 'Lien copié.'
export const shareFailed = 'Le partage a échoué. Vous pouvez essayer de copier le lien.'
export const sharedTitle = 'Tu veux bien m’envoyer mon jeton EduTrain ?'
export const takeBack = 'Retirer ma signature'
export const takeBackNote = (day: string) =>
  `Nous la supprimerons alors et n’enverrons pas le jeton. Un lien que vous avez donné marche encore jusqu’au ${day}.`
export const takenBack = 'Nous avons supprimé votre signature.'
export const takeBackFailed = 'Cela n’a pas marché. Réessayez plus tard.'
export const signedNow = 'C’est signé. Nous avons votre signature.'

export const asked = (wallet: string) =>
  `${wallet} vous a posé la question, et nous n’avons pas reçu la réponse. Si vous avez accepté, attendez quelques minutes : cette page le verra. Si vous avez refusé ou fermé la fenêtre, vous pouvez recommencer.`
export const sent =
  'Votre transaction est sur le réseau. Le plus souvent, elle prend moins d’une minute. Vous pouvez fermer cette page et revenir.'
export const slow =
  'C’est plus long que d’habitude : le réseau est chargé, ou les frais étaient bas. Rien n’est perdu. Votre portefeuille permet peut-être de l’accélérer ou de l’annuler.'
export const unseen =
  'Pour l’instant, nous ne pouvons pas interroger votre portefeuille : le résultat met un peu plus de temps à nous parvenir. Rien n’est perdu.'
export const gone =
  'Le réseau ne connaît plus cette transaction. Elle peut encore arriver. Si votre portefeuille l’indique comme échouée ou abandonnée, recommencez.'
export const replaced =
  'Votre portefeuille a envoyé une autre transaction à la place, et le jeton n’a pas été reçu. Si vous l’avez annulée, vous pouvez recommencer.'
export const startAgain = 'Recommencer'
export const startAgainNote =
  'Vous n’aurez jamais deux jetons. Si la première transaction aboutit malgré tout, la seconde ne coûte que ses frais.'
export const revertedTitle = 'Le contrat a refusé la transaction.'

export const burnSummary = 'Je n’en veux plus'
export const burnNote =
  'Vous pouvez détruire le jeton par une transaction de votre propre portefeuille, avec des frais de réseau. Il ne sera plus à aucune adresse, et vous ne pourrez jamais en recevoir un autre. Tout le monde pourra encore lire qu’il y était. Votre certificat reste valable.'
export const burn = 'Détruire le jeton'
export const burnWallet =
  'Votre portefeuille va afficher une transaction vers ce contrat, sans envoi de fonds, avec les frais. Elle est définitive.'
export const burning = 'Votre jeton est en cours de destruction. Vous pouvez fermer cette page et revenir.'
