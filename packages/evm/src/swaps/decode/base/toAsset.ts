/** Stands for the native coin where a contract takes the address of a token. */
const nativePlaceholder = `0x${'e'.repeat(40)}`

/** The token of an address as aggregators name it. `undefined` for the native coin. */
export function toAsset(address: string): string | undefined {
  return address === nativePlaceholder ? undefined : address
}
