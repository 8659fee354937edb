export type BitcoindUnavailableErrorParameters = {
  /** Why, as the end of the sentence "There is no Bitcoin node for this machine: …". */
  reason: string
  cause?: unknown
}

/** The Bitcoin node can neither be found nor fetched here. Nothing is wrong with the caller: tests skip. */
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
