export type BitcoindUnavailableErrorParameters = {
  /** The reason, as the end of "There is no Bitcoin node for this machine: …". */
  reason: string
  cause?: unknown
}

/** No Bitcoin node is installed or downloadable. Tests skip. */
export class BitcoindUnavailableError extends Error {
  override readonly name = 'BitcoindUnavailableError'
  readonly code = 'LOCALNET_BITCOIND_UNAVAILABLE'

  constructor({ reason, cause }: BitcoindUnavailableErrorParameters) {
    super(
      [
        `There is no Bitcoin node for this machine: ${reason}.`,
        'It is a package of Debian and comes from a Debian mirror the first time it is needed.',
        'Run this on Debian with a network, or leave out "bitcoin".',
      ].join('\n'),
      { cause },
    )
  }
}
