export const appManifest = {
  name: 'EduTrain',
  description: 'Un voyage gratuit à travers les bases du Web3 : neuf stations, dix questions à chacune.',
}
