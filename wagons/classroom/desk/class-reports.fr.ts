import type { classReportStatuses } from '#wagons/classroom/contract/classroom.ts'

type Status = (typeof classReportStatuses)[number]

export const title = 'Apprenants signalés pendant un cours'
export const note = 'On voit les vingt dernières lignes de la discussion au moment du signalement.'
export const failed = 'Les signalements n’ont pas pu être chargés.'
export const lists: Readonly<Record<Status, string>> = { open: 'À traiter', closed: 'Classés' }
export const whichList = 'Listes de signalements'
export const nothing = 'Cette liste est vide.'
export const columns = { said: 'Signalement', lines: 'Discussion', actions: 'Classer' }
export const about = (nickname: string) => `Sur « ${nickname} »`
export const by = (nickname: string) => `signalé par « ${nickname} »`
export const noWords = 'Rien n’a été ajouté.'
export const noLines = 'Rien n’a été écrit dans la discussion.'
export const module = (number: number) => `Module ${number}`
export const close = 'Classer le signalement'
export const closeTitle = 'Classer ce signalement ?'
export const closeNote = 'Votre texte va dans le journal d’audit. Aucun apprenant ne le lit.'
export const closeLabel = 'Ce qui a été fait'
export const closeHint = (most: number) => `${most} caractères au plus.`
export const closed = 'Signalement classé.'
export const meanwhile = 'Ce signalement a été classé entre-temps.'
export const closeFailed = 'L’enregistrement a échoué. Veuillez réessayer.'
export const isClosed = 'Classé'
