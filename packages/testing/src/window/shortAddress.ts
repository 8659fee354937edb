/** The first six and last six characters: enough to tell accounts apart at a glance. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-6)}`
}
