export const phone =
  'Do you have one of these apps? It opens this page in its own browser. You need not log in there.'
export const phoneOther = 'Another app? Copy the link, and open it in the browser inside your wallet app.'
export const copyAddress = 'Copy the link'
export const copied = 'Copied. It works for 15 minutes; give it to nobody.'
export const copyFailed = 'It could not be copied.'
export const computer =
  'Is your wallet on your phone? Scan this code with the camera of your phone, then choose your app there. You need not log in.'
export const stay = 'Leave this window open until you have signed.'
export const code = 'QR code with the address of a page where your wallet can sign'
export const valid =
  'This link works for 15 minutes, and only for this: to verify your wallet, and to sign for your token. Show it to nobody.'
export const ended = 'This link has expired.'
export const again = 'Open a new link'
export const friendPhone = 'Do you have one of these apps? It opens this page in its own browser.'
export const friendComputer =
  'Is your wallet on your phone? Scan this code with the camera of your phone, then choose your app there.'
