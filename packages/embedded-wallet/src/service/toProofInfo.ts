/** The HPKE `info` of a challenge: it opens for this question only. */
export function toProofInfo(parameters: {
  readonly walletId: string
  readonly generation: number
  readonly holder: string
  /** The id of the challenge. */
  readonly id: string
}): Uint8Array<ArrayBuffer> {
  const { walletId, generation, holder, id } = parameters
  return new TextEncoder().encode(`cleat/proof/1|${walletId}|${generation}|${holder}|${id}`)
}
