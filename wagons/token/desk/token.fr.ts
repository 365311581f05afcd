import type { ChainFault } from '#wagons/token/wallets/web/chain-error.ts'
import type { WalletFault } from '#wagons/token/wallets/web/wallet-request.ts'
import type { TokenOverview, TokenRevocation } from './token-queries.ts'

export const title = 'Jeton'
export const intro =
  'Le contrat sur la chaîne, en regard de ce que dit ce site. Le site ne détient aucune clé : c’est votre portefeuille qui envoie chaque transaction.'
export const failed = 'L’état du jeton n’a pas pu être chargé.'
export const setChain =
  'Ce site n’a pas encore de jeton. Pour en proposer un, l’administration du serveur définit TOKEN_CHAIN_ID et ETHEREUM_RPC_URL ; le guide est docs/rewards.md.'

export const onChain = 'Sur la chaîne'
export const network = 'Réseau'
export const noNetwork = 'non défini'
export const chainNumber = (id: number) => `chaîne ${id}`
export const contract = 'Contrat'
export const code = 'Code'
export const isOurCode = 'le code de cette version d’EduTrain'
export const isNotOurCode = 'pas le code de cette version : ne lui envoyez rien'
export const owner = 'Propriétaire'
export const pendingOwner = 'prochain propriétaire, dès son accord :'
export const listOnChain = 'Liste publiée'
export const latestList = 'Dernière liste'
export const noRoot = 'aucune : personne ne peut encore obtenir de jeton'
export const foreignRoot =
  'aucune des listes de ce site : personne ne peut obtenir de jeton. Publiez la dernière liste.'
export const noList = 'aucune pour l’instant'
export const learners = (entries: number) => (entries === 1 ? '1 apprenant' : `${entries} apprenants`)
export const nodeFaults: Readonly<Record<Extract<TokenOverview['onChain'], string>, string>> = {
  away: 'Le nœud de ce site (ETHEREUM_RPC_URL) ne répond pas : l’état de la chaîne est inconnu. Réessayez plus tard.',
  'wrong-chain':
    'Le nœud de ce site (ETHEREUM_RPC_URL) n’est pas sur la chaîne de TOKEN_CHAIN_ID. L’administration du serveur doit corriger l’un des deux.',
  'no-contract':
    'Il n’y a pas de contrat du jeton à cette adresse sur cette chaîne. L’administration du serveur doit corriger TOKEN_CONTRACT.',
}

export const yourWallet = 'Votre portefeuille'
export const yourWalletNote =
  'Publier et révoquer reviennent au propriétaire du contrat. N’importe quel portefeuille peut envoyer les demandes des apprenants. Chaque transaction coûte des frais de réseau.'
export const connect = 'Connecter un portefeuille'
export const connectOther = 'Connecter un autre portefeuille'
export const connectFirst = 'Connectez d’abord votre portefeuille.'
export const isOwner = 'propriétaire du contrat'
export const isNotOwner = 'pas le propriétaire du contrat'
export const chooseNote = 'Choisissez le portefeuille qui enverra les transactions.'
export const chooseSafety =
  'Vérifiez chaque transaction dans votre portefeuille : le réseau, le contrat, et qu’aucun montant n’est joint.'
export const waitingFor = (wallet: string) => `En attente de ${wallet}. Répondez dans sa fenêtre.`
export const cancel = 'Annuler'

export const deploy = 'Créer le contrat'
export const deployNote = (chain: string) =>
  `Une seule fois, sur ${chain}. Rien n’y change ensuite, hormis la liste publiée et le propriétaire.`
export const description = 'Ce que les portefeuilles montrent de chaque jeton'
export const places = { site: 'depuis ce site', contract: 'depuis le contrat lui-même' }
export const placeNotes = {
  site: 'Le moins cher. Ce site doit garder son adresse tant qu’il y a des jetons : qui détient l’adresse décide de ce que montrent les portefeuilles.',
  contract:
    'Environ quatre fois plus cher, une seule fois. Ensuite, rien ni personne ne peut le changer, et aucun site n’est nécessaire. Certains portefeuilles n’affichent pas ce genre d’image.',
}
export const frozen = 'Ceci est inscrit dans le contrat pour toujours :'
export const futureOwner = 'Futur propriétaire'
export const futureOwnerNote =
  'Adresse du portefeuille qui publie les listes et révoque, de préférence un portefeuille à plusieurs signatures. Celui qui crée le contrat n’obtient aucun droit.'
export const deployNow = 'Créer le contrat'
export const useOwn = 'Utiliser mon adresse'
export const deployed = 'Le contrat est créé.'
export const setContract =
  'L’administration du serveur ajoute maintenant cette ligne à la configuration et redémarre le serveur. D’ici là, ce site ne connaît pas le contrat : notez l’adresse.'
export const settingOf = (contract: string) => `TOKEN_CONTRACT=${contract}`
export const copySetting = 'Copier la ligne'

export const publish = 'Publier la dernière liste'
export const publishNote =
  'Inscrit la racine de la dernière liste sur la chaîne. Les apprenants de cette liste peuvent alors obtenir leur jeton ; ceux d’une liste antérieure seulement ne le peuvent plus. Ni noms ni adresses e-mail ne sont publiés.'
export const listFirst = 'Il n’y a pas encore de liste à publier.'
export const toRewards = 'Établir une liste'
export const isPublished = 'La dernière liste est sur la chaîne.'
export const isWaiting =
  'La dernière liste n’est pas encore sur la chaîne. Si des certificats ont été délivrés ou révoqués depuis, établissez d’abord une nouvelle liste.'
export const publishNow = 'Publier'
export const published = 'La liste est publiée.'

export const claims = 'Demandes signées par des apprenants'
export const claimsNote =
  'Ces apprenants nous demandent de payer les frais. N’importe quel portefeuille peut envoyer leurs demandes ; chaque jeton va à la personne qui a signé.'
export const learner = 'Portefeuille'
export const signedAt = 'Signée'
export const until = 'Valable jusqu’au'
export const noClaims = 'Aucune demande n’attend.'
export const claimsFailed = 'Les demandes signées n’ont pas pu être chargées.'
export const sendClaims = (count: number) => (count === 1 ? 'Envoyer 1 demande' : `Envoyer ${count} demandes`)
export const claimsSent = 'Toutes les demandes sont sur la chaîne.'
export const claimsLeft =
  'Envoyé. Ce que la liste ci-dessus montre encore n’a pas été pris ; vous pouvez l’envoyer de nouveau.'
/** `alone`: wallets that are contracts. */
export const inBatch = (batched: number, alone: number) =>
  `${batched} demandes partent en une transaction, vers le contrat bien connu Multicall3 : vous confirmez une fois, et celle qui échoue n’arrête pas les autres.${alone > 0 ? ` ${alone}, de portefeuilles qui sont des contrats, suivent une à une : leur code pourrait arrêter les autres.` : ''}`

export const revocations = 'Jetons à révoquer'
export const revocationsNote =
  'Leurs certificats ont été révoqués ici ; la chaîne ne le sait pas encore. Révoquer un jeton est définitif : même avec un nouveau certificat, cette personne n’en obtiendra pas d’autre.'
export const certificate = 'Certificat'
export const deletedAccount = 'Compte supprimé'
export const revokedAt = 'Révoqué'
export const tokenState = 'Jeton'
export const actions = 'Actions'
export const statuses: Readonly<Record<TokenRevocation['status'], string>> = {
  held: 'obtenu',
  unclaimed: 'pas encore obtenu',
}
export const noRevocations = 'Il n’y a rien à révoquer.'
export const revocationsFailed = 'Les jetons à révoquer n’ont pas pu être chargés.'
export const revoke = 'Révoquer le jeton'
export const revoked = 'Le jeton est révoqué.'

export const saveSafeFile = 'Fichier pour un Safe'
export const fileSaved = 'Fichier enregistré. Importez-le dans le « Transaction Builder » de votre Safe.'
export const copyData = 'Copier les données de la transaction'
export const copied = 'Copié.'
export const copyFailed = 'La copie a échoué.'

export const progress = (at: number, of: number) => `${at} sur ${of}.`
export const doneBefore = (done: number, of: number) =>
  done === 1 ? `1 sur ${of} est sur la chaîne.` : `${done} sur ${of} sont sur la chaîne.`
export const refused = (count: number) =>
  count === 1
    ? '1 demande a été refusée et laissée de côté :'
    : `${count} demandes ont été refusées et laissées de côté :`
export const inWallet = 'Vérifiez la transaction dans votre portefeuille, puis confirmez-la.'
export const inFlight =
  'Envoyée. La chaîne peut mettre quelques minutes à répondre. Rien n’est perdu si vous quittez cette page.'
export const walletFaults: Readonly<Record<WalletFault, string>> = {
  refused: 'Vous avez refusé la demande dans votre portefeuille. Rien n’a été envoyé.',
  busy: 'Une demande antérieure attend dans votre portefeuille. Répondez-y, puis réessayez.',
  'no-account': 'Votre portefeuille n’a donné aucun compte. Déverrouillez-le, puis réessayez.',
  failed:
    'Votre portefeuille, ou son nœud, n’y est pas parvenu. Vérifiez-y si quelque chose est parti, puis réessayez.',
}
export const chainFaults: Readonly<
  Record<Exclude<ChainFault, 'reverted' | 'node'>, (chain: string) => string>
> = {
  'unknown-network': (chain) =>
    `Votre portefeuille ne connaît pas ${chain}. Ajoutez-y ce réseau, puis réessayez.`,
  'wrong-network': (chain) =>
    `Votre portefeuille est sur un autre réseau. Passez-y sur ${chain}, puis réessayez.`,
  'no-coins': (chain) =>
    `Ce compte n’a pas de quoi payer les frais de réseau sur ${chain}. Rien n’a été envoyé.`,
  'too-much-gas': () =>
    'Cette transaction consommerait plus de 400 000 unités de gas, bien plus qu’un appel du contrat du jeton : le portefeuille de l’apprenant est un contrat qui consomme le reste. Rien n’a été envoyé.',
}
export const reverts: Readonly<Record<string, string>> = {
  OwnableUnauthorizedAccount:
    'Ce compte n’est pas le propriétaire du contrat. Choisissez le sien dans votre portefeuille, ou enregistrez le fichier pour un Safe. Rien n’a été envoyé.',
  AlreadyClaimed: 'Ce jeton a été obtenu entre-temps. Rien n’a été envoyé.',
  ClaimSpent: 'Cette demande a été révoquée entre-temps, ou son jeton abandonné. Rien n’a été envoyé.',
  NotOnList: 'Une autre liste a été publiée entre-temps. Rien n’a été envoyé ; rechargez cette page.',
  SignatureExpired: 'La signature a expiré. Rien n’a été envoyé ; l’apprenant peut signer à nouveau.',
  InvalidSignature: 'Le contrat n’accepte pas la signature de l’apprenant. Rien n’a été envoyé.',
}
export const stale =
  'Cette page n’est plus à jour : une liste, un certificat ou un réglage a changé depuis son chargement. Rien n’a été envoyé. Rechargez-la.'
export const otherRevert = 'Le contrat refuse cette transaction. Rien n’a été envoyé.'
export const outcomes: Readonly<Record<'reverted' | 'replaced', string>> = {
  reverted:
    'La transaction a échoué sur la chaîne ; ses frais ont tout de même été payés. Voyez l’état ci-dessus, puis réessayez.',
  replaced:
    'La transaction a été remplacée ou annulée dans votre portefeuille. L’état ci-dessus est celui de la chaîne.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'invalid-input':
    'Cette adresse contient une faute : ses majuscules et minuscules ne concordent pas. Copiez-la à nouveau.',
  'no-public-url':
    'Le contrat porterait cette adresse pour toujours. L’administration du serveur définit d’abord PUBLIC_URL : l’adresse du site, qui commence par https:// et a un nom de domaine.',
  'no-list': 'Il n’y a pas encore de liste à publier.',
  'no-contract': 'TOKEN_CONTRACT n’est pas défini.',
  'no-chain': 'TOKEN_CHAIN_ID n’est pas défini.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
}
export const otherFault = 'Une erreur est survenue. Réessayez plus tard.'
