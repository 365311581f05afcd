import type { Encounter, Entry, Move, Name, Reach, Result, Step, Switch, Trace } from './visit.ts'

export const intro = 'In Perolika, an invented 3D world, you meet your friend Sena.'

export const titles: Readonly<Record<Step, string>> = {
  door: 'At the door',
  square: 'Three visitors',
  report: 'Your report',
  traces: 'Back home',
}
export const tasks: Readonly<Record<Step, string>> = {
  door: 'Perolika suggests switching all of this on. You want to walk around without getting hurt, and talk with Sena. Choose, then go in.',
  square:
    'You are waiting for Sena when three visitors come, one after another. Try what you can do about each. You can try several things.',
  report:
    'The makers ask what happened with Grubo, who insulted you and a girl. Choose what goes into your report.',
  traces:
    'You take off the headset and ask the makers to delete everything that is left of your hour. What can they delete?',
}

export const whichName = 'Which name is over your head?'
export const names: Readonly<Record<Name, string>> = {
  full: 'My full name, so that people trust me',
  invented: 'An invented name: Tokumi 27',
}
export const whatOn = 'What is switched on?'
export const switches: Readonly<Record<Switch, { readonly name: string; readonly about: string }>> = {
  floor: {
    name: 'Free floor',
    about: 'The headset looks for the free floor around you and keeps it to itself.',
  },
  voice: { name: 'Microphone', about: 'People near you hear what you say.' },
  room: { name: 'Pictures of my room', about: 'For the makers, “to improve your experience”.' },
  eyes: { name: 'Where I look', about: 'For the makers, “for offers that suit you”.' },
  contacts: { name: 'Contacts in my phone', about: 'For the makers, “to find your friends”.' },
  shown: { name: 'Show where I am', about: 'All visitors see when you are here, and where.' },
}
export const goIn = 'Go in for an hour'
export const backToDoor = 'Go back to the door'

export const visitGood = 'A good hour'
export const visitBad = 'What happened'
export const nameResults: Readonly<Record<Name, string>> = {
  full: 'A stranger read your name, searched for it and found your town and your school. People do not need it to talk with you.',
  invented: 'The people you met know Tokumi 27, and no more. Sena knew the name from you.',
}
export const switchResults: Readonly<Record<Switch, { readonly on: string; readonly off: string }>> = {
  floor: {
    on: 'You came near the table, and a line of light warned you.',
    off: 'Nothing warned you, and you ran into the table. This one is for you, not for the makers.',
  },
  voice: {
    on: 'Sena heard you. So did those who stood near, so you named no street and no school.',
    off: 'Sena talked to you, and you could not answer. You can turn it on to talk, and off again.',
  },
  room: {
    on: 'The makers have pictures of your room, with a bill on the table and your address on it.',
    off: 'No one saw your room, and the concert looked the same.',
  },
  eyes: {
    on: 'The headset recorded 340 times what you looked at, and for how long. That shows what you like, and perhaps what you fear.',
    off: 'No one recorded what you looked at.',
  },
  contacts: {
    on: '210 names and numbers went to the makers, and none of these people was asked.',
    off: 'Your contacts stayed on your phone. Sena had told you her name here.',
  },
  shown: {
    on: 'Someone who bothered you last week saw where you stood, and came.',
    off: 'You told Sena where you stood. No one else knew.',
  },
}
export const alwaysTitle = 'What the place records, whatever you choose'
export const always = [
  'when you came and left',
  'where you went, and near whom',
  'how your head and hands moved',
  'what you typed and bought',
] as const
export const alwaysNote =
  'There is no switch for this. Without a headset, on a phone, it learns less about how you move.'

export const encounters: Readonly<Record<Encounter, { readonly name: string; readonly what: string }>> = {
  singer: {
    name: 'Trilo',
    what: 'A bird in a tie sings beside you, loud and out of tune. He means no harm. But you will not hear Sena.',
  },
  bully: {
    name: 'Grubo',
    what: 'A stone giant walks behind you, insults you and then a girl next to you. Others may be next.',
  },
  friend: {
    name: 'Sena',
    what: 'There she is, with Sena’s figure and Sena’s voice: “My phone is broken! You will get a code by text message, it is for me. Please read it to me, quick.”',
  },
}
export const moves: Readonly<Record<Move, string>> = {
  mute: 'Mute',
  block: 'Block',
  report: 'Report',
  leave: 'Leave Perolika',
  answer: 'Insult him back',
  tellCode: 'Read the code to her',
  askName: 'Ask her what her brother is called',
  call: 'Take off the headset and call the number I saved',
}
export const results: Readonly<Record<Result, string>> = {
  'singer-mute': 'Silence. He goes on singing, and it harms no one. You can unmute him later.',
  'singer-report': 'The makers read it next week. Singing breaks no rule, and he is still singing.',
  'singer-leave':
    'It is quiet, but you are at home, and Sena stands there alone. Come back: there is a simpler way.',
  'bully-answer':
    'He laughs and gets louder, and others gather around. Now two people insult each other, and the makers may act against you too.',
  'bully-mute': 'You no longer hear him. But he still walks behind you, and the girl still hears everything.',
  'bully-block': 'For you he is gone. The girl still has him beside her, and no one has told the makers.',
  'bully-report': 'The makers will look into it, for everyone. Until they do, he is still behind you.',
  'bully-both': 'For you he is gone at once, and the makers look into it for the girl and everyone else.',
  'friend-tellCode':
    'A minute later you cannot open your messages any more: the code was the key to your own account. It was not Sena. Only here can you take it back: do something else.',
  'friend-askName':
    '“Tom, of course!” That is true, but it is also in Sena’s public photos. It proves nothing.',
  'friend-block':
    'She is gone. If it was a thief, good. If it was Sena, she may need you. You still do not know.',
  'friend-call':
    'Sena answers, on a bus: she is late, her phone works, and she asked for no code. Someone had copied her figure and her voice.',
}
export const open = (names: string) => `Still to settle: ${names}`
export const allSettled = 'All three are settled.'

export const whatIn = 'What goes into it?'
export const entries: Readonly<Record<Entry, string>> = {
  who: 'The name over his head: Grubo',
  when: 'The place and the time: on the square, today at 19:40',
  words: 'What he said, word for word, and a picture of it',
  guess: 'Who I think he is: a boy from my street',
  threat: 'What I will do to him when I find him',
  address: 'My address and my phone number, so that they believe me',
}
export const send = 'Send the report'
export const rewrite = 'Write it again'
export const reportGood = 'The makers can act'
export const reportBad = 'Not yet a good report'
export const reportGoodWords =
  'They found the talk in their own records and closed Grubo’s account for 30 days. This is what such records are good for. If someone threatens you in real life, or a child is in danger, go to the police too, with what was written. Keep no pictures of a child.'
export const entryFaults: Readonly<Record<Entry, string>> = {
  who: 'There were 3,000 visitors. They do not know who you mean.',
  when: 'They do not know where in their records to look.',
  words: 'They cannot tell if a rule was broken. Take a picture before he is gone.',
  guess: 'You cannot know who is behind a figure. If you are wrong, you harm a boy who did nothing.',
  threat: 'Now the makers have a threat from you, too.',
  address: 'They do not need it, and now it is in one more file.',
}

export const reaches: Readonly<Record<Reach, string>> = {
  makers: 'The makers can delete it',
  stays: 'It can stay, whatever they do',
}
export const traces: Readonly<Record<Trace, string>> = {
  notes: 'The records of the makers: where you went, what you typed',
  film: 'A film of the concert with you in it, made by a visitor',
  token: 'The token of your concert hat, on a public chain',
  figure: 'Your figure and its name, in your account',
}
export const reasons: Readonly<Record<Trace, string>> = {
  notes:
    'It is on their computers. In many countries you have a right to see it and to have it deleted, apart from what the law tells them to keep.',
  film: 'It is on the phone of a visitor, and wherever that visitor has put it.',
  token:
    'The record of a chain is not theirs, and it is not deleted. Everyone can see which address has the hat.',
  figure: 'It exists only on their computers. If they delete the account, it is gone.',
}
export const allRight = 'All four are correct'
export const notQuite = 'Not quite'
export const whatStays =
  'The makers reach only what is on their own computers. What nobody saw or heard is safest.'

export const achieved = 'An hour in Perolika, and you stayed safe'
export const forReal = [
  'Before you go in, open the privacy settings: an invented name, and nothing on that you do not need today. On a headset, see what each world may use: microphone, eyes, room.',
  'Find the buttons to mute, block and report before you need them, and show them to the children in your family.',
  'A figure, a voice and a face can be copied. If someone you know asks for money, a code or your recovery phrase, leave and call the number you saved.',
] as const
