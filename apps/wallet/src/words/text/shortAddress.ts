/** An address as the app shows it: the first four characters and the last six. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-6)}`
}
