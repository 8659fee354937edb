/** A wallet of the toy chain. It hands itself to the page in the `detail` of the event `toy:wallet`. */
export type ToyWallet = {
  readonly id: string
  readonly name: string
  /** The addresses that the site may know; `null` where the user would have to be asked and `ask` is false. */
  readonly connect: (parameters: { ask: boolean }) => Promise<readonly string[] | null>
  readonly sign: (parameters: { text: string; address: string }) => Promise<string>
  /** Hears every change of the addresses, until the returned function is called. */
  readonly listen: (listener: (addresses: readonly string[]) => void) => () => void
}

/** The code of an error when the user says no. */
export const refused = 4001

/** What a key of the toy chain makes of a text. A toy: anybody can do it. */
export function toySignature(parameters: { text: string; address: string }): string {
  let hash = 7
  for (const character of `${parameters.address}\n${parameters.text}`)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647
  return `toy:${hash}`
}
