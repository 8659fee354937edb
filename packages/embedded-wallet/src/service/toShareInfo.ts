/** The HPKE `info` of a released share: it opens for this wallet, generation and holder only. */
export function toShareInfo(parameters: {
  readonly walletId: string
  readonly generation: number
  readonly holder: string
}): Uint8Array<ArrayBuffer> {
  const { walletId, generation, holder } = parameters
  return new TextEncoder().encode(`cleat/share/1|${walletId}|${generation}|server|${holder}`)
}
