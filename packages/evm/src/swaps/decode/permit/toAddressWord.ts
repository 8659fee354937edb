/** Encodes an address as a word, without `0x`. */
export function toAddressWord(address: string): string {
  return address.slice(2).padStart(64, '0')
}
