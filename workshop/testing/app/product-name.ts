/** The programmes of the shipped content, the line in the foot, and the name that a contract has on a chain. */
const itsOwn =
  /(Winter|Spring|Summer|Fall) EduTrain|EduTrain d(e |’)(hiver|printemps|été|automne)|(Runs on|runs on|Fonctionne avec|fonctionne avec) EduTrain|(<em>)?EduTrain Certificate(<\/em>)?/g

/** The landing page writes the season and the rest of a title apart. */
const apart = /<span[^>]*> ?EduTrain(?: de | d’)? ?<\/span>/g

/** What a page says, or its HTML, without the places in which the product's own name stands on any site. */
export const withoutOwnPlaces = (said: string): string => said.replace(apart, '').replace(itsOwn, '')
