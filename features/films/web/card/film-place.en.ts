export const onItsWay = 'The film is on its way …'
