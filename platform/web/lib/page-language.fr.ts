export const pageLanguage: string = 'fr'
