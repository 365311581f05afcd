const keyLike = /^--?(.*(private|secret|mnemonic|seed|keystore|passphrase|key).*|[ki])(=|$)/i

/** A caller who passes a key has to learn at once that it was in vain, and is now in the shell's history. */
export function refuseKeys(args: readonly string[]): void {
  const option = args.find((argument) => keyLike.test(argument))?.split('=')[0]
  if (option === undefined) return
  console.error(
    `${option}: this command reads no key and sends nothing. It shows transactions for a wallet to send. If that was a real key, it now is in your shell's history: use that wallet no longer.`,
  )
  process.exit(2)
}
