type Move = {
  /** The transferred amount, such as `1.5 ETH`. */
  readonly [direction in 'in' | 'out' | 'self']?: string | undefined
} & { readonly nft?: { readonly name: string; readonly isSpam?: boolean } | undefined }

/** A transaction as a data service returns it. */
export function toTransaction(parameters: {
  /** Determines its hash. */
  place: number
  operation?: string | undefined
  status?: string | undefined
  minedAt?: string | undefined
  from?: string | undefined
  to?: string | undefined
  moves?: readonly Move[] | undefined
}): object {
  const { place, operation = 'send', status = 'confirmed', moves = [] } = parameters
  const { minedAt = '2026-09-03T10:00:00Z', from = testPeer, to = testPeer } = parameters
  const hash = `0x${`${place}`.padStart(64, '0')}`
  return {
    id: hash,
    metadata: {
      operationType: operation,
      hash,
      minedAt,
      sentFrom: from,
      sentTo: to,
      status,
      chain: 'eip155:1',
    },
    transfers: moves.flatMap(({ nft, ...fungible }) =>
      Object.entries(fungible).map(([direction, moved = '']) => {
        const [numeric, symbol] = moved.split(' ')
        return nft
          ? {
              direction,
              quantity: { numeric },
              nft_info: {
                name: nft.name,
                flags: { is_spam: nft.isSpam ?? false },
              },
            }
          : { direction, quantity: { numeric }, fungible_info: { symbol } }
      }),
    ),
  }
}

/** The other party. */
export const testPeer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
