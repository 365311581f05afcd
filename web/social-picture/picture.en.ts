/** What the picture shows, for those who do not see it. */
export const inWords =
  'The EduTrain line: nine stations in five seasonal colours, from Web2 and Web3 to Web3 gaming, with a train at the first one.'
