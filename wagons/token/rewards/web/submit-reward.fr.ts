export const missingTitle = 'Adresse e-mail manquante'
export const missing = 'Indiquez votre adresse e-mail.'
export const successTitle = 'C’est envoyé'
export const success = 'Vos coordonnées ont été enregistrées. Nous vous écrirons par e-mail.'
