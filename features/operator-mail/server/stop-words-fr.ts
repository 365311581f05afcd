import type { englishStop } from './stop-words-en.ts'

/** As in English. */
export const frenchStop: typeof englishStop = {
  ask: 'Ne plus recevoir les e-mails sur ce qui vous attend ?',
  asked:
    'Les opérateurs de ce site reçoivent un e-mail quand quelque chose est en attente de leur part. Ce bouton met fin aux vôtres.',
  button: 'Ne plus recevoir ces e-mails',
  stopped: 'Vous ne recevrez plus ces e-mails',
  again: 'Vous pouvez les réactiver dans l’espace opérateurs, sous la vue d’ensemble.',
  toDesk: 'Ouvrir l’espace opérateurs',
  tooOften: 'Trop de demandes',
  wait: 'Veuillez réessayer dans dix minutes.',
  languages: 'Langues',
}
