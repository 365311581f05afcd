export const title = 'Signer pour votre jeton'
export const intro =
  'Votre portefeuille prouve son adresse, puis signe pour votre jeton. Les deux sont gratuits. Cette page ne peut rien faire d’autre.'
export const introKnown = (address: string) =>
  `Votre portefeuille signe pour votre jeton, gratuitement. Ce doit être celui qui a l’adresse ${address}. Cette page ne peut rien faire d’autre.`
export const owner = (email: string) =>
  `Ce lien est celui du compte ${email}. Si ce n’est pas votre compte, ne signez pas : fermez cette page.`
export const ownerUnnamed =
  'Ce lien est celui d’un compte sans adresse e-mail. Si ce n’est pas votre compte, ne signez pas : fermez cette page.'
export const closedTitle = 'Ce lien a expiré'
export const closed =
  'Rien n’est perdu : un lien sert une seule fois, pendant 15 minutes. Ouvrez-en un autre sur la page « Votre jeton », dans le navigateur où vous êtes connecté.'
export const toToken = 'Aller à « Votre jeton »'
export const doneTitle = 'Vous avez signé'
export const done =
  'Vous n’avez plus rien à faire ici. Fermez cette page ; la suite est sur la page « Votre jeton ».'
export const leftTitle = 'Rien n’a été signé'
export const left = 'Vous pouvez fermer cette page, ou la recharger pour signer.'
export const leftVerified =
  'Votre portefeuille est vérifié. Vous pourrez signer pour le jeton sur la page « Votre jeton », une fois que vous aurez votre certificat.'
