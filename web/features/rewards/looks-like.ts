/** Whether a text could be an e-mail address: enough to spot a slip, never enough to refuse (S5.9). */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
}

/** Whether a text could be an EVM address, or a name that stands for one (`name.eth`). */
export function looksLikeEvmAddress(text: string): boolean {
  return /^(0x[0-9a-f]{40}|[^\s.]+(\.[^\s.]+)+)$/i.test(text.trim())
}
