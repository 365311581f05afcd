/** What a device shows of the app when it is installed. */
export const appManifest = {
  name: 'EduTrain',
  description: 'A free journey through the basics of Web3: nine stations, ten questions at each.',
}
