export const place = (step: string, number: number, all: number) => `Étape ${number} sur ${all} : ${step}`
