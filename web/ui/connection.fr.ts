export const offline =
  'Pas de connexion. Vous voyez ce que cet appareil a gardé ; le reste viendra avec la connexion.'
export const tryingAgain = 'Le serveur ne répond pas. Nouvel essai…'
