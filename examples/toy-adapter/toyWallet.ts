/** A wallet of the toy chain. It announces itself in the `detail` of the event `toy:wallet`. */
export type ToyWallet = {
  readonly id: string
  readonly name: string
  /** The shared addresses; `null` where `ask` is false and the wallet would have to prompt. */
  readonly connect: (parameters: { ask: boolean }) => Promise<readonly string[] | null>
  readonly sign: (parameters: { text: string; address: string }) => Promise<string>
  /** Listens to changes of the addresses, until the returned function is called. */
  readonly listen: (listener: (addresses: readonly string[]) => void) => () => void
}

/** The error code of a rejection. */
export const refused = 4001

/** A toy signature. It needs no key, so it proves nothing. */
export function toySignature(parameters: { text: string; address: string }): string {
  let hash = 7
  for (const character of `${parameters.address}\n${parameters.text}`)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647
  return `toy:${hash}`
}
