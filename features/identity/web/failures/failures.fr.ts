export const failures: Readonly<Record<string, string>> = {
  'account-exists-with-different-credential':
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme d’habitude.',
  'admin-restricted-operation': 'Ce n’est pas possible ici.',
  'cancelled-popup-request': 'La connexion n’a pas abouti. Réessayez.',
  'credential-already-in-use': 'Cet identifiant appartient déjà à un autre compte.',
  'email-already-in-use': 'Un autre compte utilise déjà cette adresse e-mail.',
  'email-changed': 'Votre adresse e-mail a été modifiée. Connectez-vous avec la nouvelle.',
  'email-change-needs-verification':
    'Confirmez la nouvelle adresse e-mail grâce au lien que nous vous envoyons.',
  'expired-action-code': 'Ce lien a expiré. Demandez-en un nouveau.',
  guest: 'Vous êtes ici sans compte. Connectez-vous pour garder ce que vous avez fait.',
  'invalid-action-code': 'Ce lien a déjà servi ou il est incomplet. Demandez-en un nouveau.',
  'invalid-credential': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'invalid-email': 'Cette adresse e-mail semble incorrecte. Vérifiez-la.',
  'invalid-user-token': 'Votre session est terminée. Reconnectez-vous.',
  'missing-password': 'Saisissez votre mot de passe.',
  'multi-factor-auth-required': 'La connexion n’a pas abouti : recommencez avec votre code.',
  'multi-factor-info-not-found': 'La validation en deux étapes de ce compte a changé. Reconnectez-vous.',
  'network-request-failed': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'operation-not-allowed': 'Ce n’est pas possible ici.',
  'popup-blocked': 'Votre navigateur a bloqué la fenêtre de connexion. Autorisez-la, puis réessayez.',
  'popup-closed-by-user': 'La connexion n’a pas abouti. Réessayez.',
  'provider-already-linked': 'Cet identifiant est déjà lié à votre compte.',
  'quota-exceeded': 'Trop de demandes en même temps. Réessayez plus tard.',
  'requires-recent-login': 'Reconnectez-vous d’abord.',
  'too-many-requests': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  'unauthorized-continue-uri':
    'La connexion n’est pas prévue pour cette adresse web. Merci de nous le signaler.',
  'unauthorized-domain': 'La connexion n’est pas prévue pour cette adresse web. Merci de nous le signaler.',
  'user-disabled': 'Ce compte est désactivé. Écrivez-nous.',
  'user-mismatch': 'Cet identifiant appartient à un autre compte.',
  'user-not-found': 'Ce compte n’existe pas.',
  'user-token-expired': 'Votre session est terminée. Reconnectez-vous.',
  'weak-password': 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  'web-storage-unsupported':
    'Votre navigateur ne nous permet pas de retenir votre connexion. Autorisez ce site à enregistrer des données.',
  'wrong-password': 'Le mot de passe est incorrect.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Vérifiez votre connexion et réessayez.',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous.',
}
export const otherFailure = 'Un problème est survenu. Réessayez plus tard.'
export const shortPassword = 'Choisissez un mot de passe d’au moins six caractères.'
export const passwordRule = 'Au moins six caractères, et rien de facile à deviner.'
export const newPassword = 'Nouveau mot de passe'
