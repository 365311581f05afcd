export const gone = {
  left: 'Vous avez quitté le cours.',
  closed: 'L’animateur a terminé le cours. Merci d’avoir été là !',
  removed: 'L’animateur vous a fait sortir de ce cours.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous pour rejoindre le cours.',
  replaced:
    'Vous suivez maintenant le cours dans un autre onglet ou sur un autre appareil. Cette page l’a quitté.',
  moved: 'Le cours a changé de serveur. Vous pouvez y retourner.',
  restart: 'Le serveur a redémarré. Vous pouvez retourner au cours.',
  'too-much': 'C’était trop d’un coup : la connexion a été coupée. Vous pouvez retourner au cours.',
} as const
