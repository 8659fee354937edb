/** Returns the prefix of the keys that pairing stores for a kit. */
export function toRelayPrefix(kitId: string): string {
  return kitId === 'default' ? 'cleat.wc.' : `cleat.${kitId}.wc.`
}
