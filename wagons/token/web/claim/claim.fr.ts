import { siteName } from '#platform/web/lib/site-name.ts'
import type { LearnerToken } from '#wagons/token/contract/token.ts'

export const pageTitle = 'Votre jeton'
export const failed = 'Votre jeton n’a pas pu être chargé.'

/** What the ticket says, by the state. */
export const titles: Readonly<Record<LearnerToken['state'] | 'sent', string>> = {
  'not-offered': 'Les jetons sont remis de temps en temps',
  'no-certificate': 'D’abord le certificat',
  'not-listed': 'Avez-vous un portefeuille ?',
  'waiting-for-list': 'Encore une signature',
  'waiting-for-chain': 'Encore une signature',
  claimable: 'Votre jeton vous attend',
  'chain-away': 'Réseau injoignable',
  sent: 'Votre jeton est en route',
  claimed: 'Le jeton est à vous',
  burned: 'Votre jeton a été détruit',
  revoked: 'Votre jeton a été révoqué',
}
export const notOffered =
  'Ils vont aux personnes qui ont le certificat et un portefeuille. Il n’y a rien à réclamer ici : connectez un portefeuille pour recevoir l’un des prochains. Votre certificat est valable sans jeton.'
export const noCertificate =
  'Le jeton est un souvenir pour celles et ceux qui ont le certificat. Le vôtre n’est pas encore délivré.'
export const modulesDone = (done: number) => `Modules terminés : ${done} sur ${MODULES}.`
/** Said wherever one is about to sign. */
export const signing = 'Signer est gratuit, ne déplace pas d’argent et laisse le jeton venir à vous.'
/** By who sends what is signed. */
export const early = {
  initiative: 'Signez, et nous vous envoyons le jeton.',
  friend:
    'Signez. Ensuite, quelqu’un que vous connaissez peut vous envoyer le jeton, ou vous payez vous-même les frais du réseau.',
}
export const join = 'J’en ai un'
export const joinLater = 'Pas encore'
export const joinTitle = 'Connecter un portefeuille et signer'
export const stepTitles = {
  prove: 'Étape 1 sur 2 : montrez que ce portefeuille est à vous',
  sign: 'Étape 2 sur 2 : signez pour votre jeton',
}
export const reasons: Readonly<
  Record<NonNullable<Extract<LearnerToken, { state: 'not-listed' }>['reason']>, string>
> = {
  'no-address': 'Il recevra votre premier jeton.',
  'wrong-address':
    'L’adresse de portefeuille sur la page de votre compte contient une faute de frappe. Connectez votre portefeuille : l’adresse sera forcément la bonne.',
  'unchecked-address':
    'Nous ne pouvons pas savoir si l’adresse de portefeuille sur la page de votre compte contient une faute de frappe. Connectez votre portefeuille : l’adresse sera forcément la bonne.',
  'address-of-another':
    'L’adresse de portefeuille sur la page de votre compte est celle d’une autre personne inscrite ici. Connectez un portefeuille à vous.',
  'account-disabled': 'Votre compte n’est pas actif. Écrivez aux personnes qui gèrent ce site.',
}
export const waiting = (day: string) =>
  `Vous êtes sur notre liste du ${day}. La suite nous revient : nous inscrivons cette liste sur le réseau. Cela peut prendre quelques jours.`
export const claimable = {
  initiative: 'Signez, et nous vous l’envoyons.',
  friend: 'Signez, et quelqu’un que vous connaissez peut vous l’envoyer.',
}
export const noHurry =
  'Vous hésitez ? Rien ne presse : le jeton vous attend ici. Et votre portefeuille peut être vide.'
export const otherAddress =
  'Cette liste contient encore une adresse qui n’est plus celle de la page de votre compte. Un jeton reçu maintenant irait à cette ancienne adresse, pour toujours, et il n’y en aura pas d’autre. Mieux vaut attendre la prochaine liste : elle reprendra ce qu’indiquera alors la page de votre compte.'
export const away =
  'Pour l’instant, le réseau des jetons est injoignable. Rien n’est perdu. Réessayez dans quelques minutes.'
export const awayOwn =
  'Si vous voulez payer les frais vous-même, vous pouvez déjà essayer avec votre propre portefeuille.'
export const firstToken = (name: string | null) =>
  name ? `C’est votre premier jeton, ${name}.` : 'C’est votre premier jeton.'
export const claimed = 'Il est à votre adresse, visible par tout le monde.'
export const claimedJustNow = 'Il vient d’arriver à votre adresse, visible par tout le monde.'
export const stamp = 'Arrivé'
export const shareToken = 'Partager'
export const sharedToken = `J’ai appris les bases du Web3 avec ${siteName}, gratuitement.`
export const burned =
  'Il a été détruit depuis l’adresse qui le détenait. On ne peut plus le recevoir. Votre certificat est valable sans lui.'
export const revoked =
  'Son certificat a été révoqué ou remplacé, et le jeton avec lui, définitivement. Ce que vous avez appris vous reste. La page de votre certificat dit pourquoi, et ce que vous pouvez faire.'
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
export const toReward = 'Demander votre récompense'
export const toGuide = 'Guide du portefeuille'
export const tryAgain = 'Réessayer'

export const signTitle = 'Signer : quelqu’un d’autre paie'

export const sign = 'Signer gratuitement'
export const ownTitle = 'Ou payez les frais vous-même'
export const ownOnly = 'Payer les frais vous-même'
export const ownNote =
  'Il vous faut un peu de la monnaie du réseau dans votre portefeuille. Vous envoyez une transaction, et le jeton arrive en quelques minutes.'
export const own = 'Le recevoir avec mon portefeuille'
export const ownElsewhere =
  'Pour payer les frais avec le portefeuille d’une autre application, ouvrez cette page dans le navigateur de cette application et connectez-vous-y.'
export const signElsewhere = {
  initiative: 'Ou signez-y sans vous connecter : c’est gratuit, et nous vous envoyons le jeton.',
  friend:
    'Ou signez-y sans vous connecter : c’est gratuit, et quelqu’un que vous connaissez peut vous envoyer le jeton.',
}

export const signed = (day: string) => `Vous avez signé le ${day}`
export const signedTitle = 'Vous avez signé'
/** By who sends the token, before the network has a list with the learner and after. */
export const signedWaits = {
  initiative: {
    unlisted:
      'Nous envoyons ensemble les jetons de plusieurs personnes, et le vôtre partira avec les prochains, ce qui peut prendre quelques jours. Vous n’avez plus rien à faire.',
    listed: 'Votre jeton est en route. Vous n’avez plus rien à faire.',
  },
  friend: {
    unlisted:
      'Nous inscrivons d’abord votre jeton sur le réseau, avec ceux d’autres personnes, ce qui peut prendre quelques jours. Ensuite, quelqu’un que vous connaissez pourra vous l’envoyer, avec le lien ci-dessous.',
    listed: 'Quelqu’un que vous connaissez peut maintenant vous envoyer le jeton, avec le lien ci-dessous.',
  },
}
/** On the way from the signature to the token: true of each while it goes on, and once it is done. */
export const way = ['Signature', 'Liste', 'Envoi', 'Arrivée']
export const signedNote =
  'Nous vous écrirons dès que le jeton sera là, ou avant ce jour s’il n’est pas arrivé.'
export const signedUntil = (day: string) => `Votre signature est valable jusqu’au ${day}.`
export const signedExpired = (day: string) =>
  `Votre signature a expiré le ${day}, avant l’envoi du jeton. Rien n’est perdu : signez de nouveau, gratuitement.`
export const friendTitle = 'Ou laissez payer quelqu’un que vous connaissez'
export const friendNeeded = 'Laissez payer quelqu’un que vous connaissez'
export const friendLater = 'Le lien marchera dès que cette liste sera sur le réseau.'
export const friendNote =
  'Appelez d’abord une personne qui a un portefeuille, puis envoyez-lui ce lien. Toute personne qui l’ouvre peut envoyer le jeton à votre adresse, et à aucune autre. Elle voit votre adresse et sait qu’un jeton y arrivera ; le service de messagerie qui transporte le lien aussi.'
export const share = 'Partager le lien'
export const copyLink = 'Copier le lien'
export const linkCopied = 'Lien copié.'
export const shareFailed = 'Le partage a échoué. Vous pouvez essayer de copier le lien.'
export const sharedTitle = `Tu veux bien m’envoyer mon jeton ${siteName} ?`
export const takeBackFold = 'J’ai changé d’avis'
export const takeBack = 'Retirer ma signature'
export const takeBackNote = (day: string) =>
  `Nous supprimerons alors votre signature et n’enverrons pas le jeton. Un lien que vous avez donné marche encore jusqu’au ${day}.`
export const takenBack = 'Nous avons supprimé votre signature.'
export const takeBackFailed = 'Cela n’a pas marché. Réessayez plus tard.'
export const signedNow = 'C’est signé. Nous avons votre signature.'

export const asked = (wallet: string) =>
  `${wallet} vous a posé la question, et nous n’avons pas reçu la réponse. Si vous avez accepté, attendez quelques minutes : cette page le montrera. Si vous avez refusé ou fermé la fenêtre, vous pouvez recommencer.`
export const sent =
  'Votre transaction est sur le réseau. Le plus souvent, elle prend moins d’une minute. Vous pouvez fermer cette page et revenir.'
export const slow =
  'C’est plus long que d’habitude : le réseau est chargé, ou les frais étaient bas. Rien n’est perdu. Votre portefeuille permet peut-être de l’accélérer ou de l’annuler.'
export const unseen =
  'Pour l’instant, nous ne pouvons pas interroger votre portefeuille : le résultat met un peu plus de temps à nous parvenir. Rien n’est perdu.'
export const gone =
  'Le réseau ne connaît plus cette transaction. Elle peut encore arriver. Si votre portefeuille l’indique comme échouée ou abandonnée, recommencez.'
export const replaced =
  'Votre portefeuille a envoyé une autre transaction à la place, et le jeton n’a pas été reçu. Si vous avez annulé la première, recommencez.'
export const startAgain = 'Recommencer'
export const startAgainNote =
  'Vous n’aurez jamais deux jetons. Si la première transaction aboutit malgré tout, la seconde ne coûte que ses frais.'
export const revertedTitle = 'Le contrat a refusé la transaction.'

export const burnTitle = 'Je n’en veux plus'
export const burnNote =
  'Vous pouvez détruire le jeton par une transaction de votre propre portefeuille, avec des frais de réseau. Il ne sera plus à aucune adresse, et vous ne pourrez jamais en recevoir un autre. Tout le monde pourra encore lire qu’il y était. Votre certificat reste valable.'
export const burn = 'Détruire le jeton'
export const burnWallet =
  'Votre portefeuille va afficher une transaction vers ce contrat, sans envoi de fonds, avec les frais. Elle est définitive.'
export const burning = 'Votre jeton est en cours de destruction. Vous pouvez fermer cette page et revenir.'
