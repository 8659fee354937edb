/** What an offer of the fake service says of itself. */
export type OfferedQuote = {
  readonly id: string
  /** Base units of the target. */
  readonly amount: bigint
  /** Base units of the source that `amount` is for, so that others bring more or less. */
  readonly of?: bigint | undefined
  /** Whether the offer has no call yet. */
  readonly isIndicative?: boolean | undefined
  readonly row?: object | undefined
}

/** The answer of a data service to a request for quotes: one row for each source. */
export function toQuotesBody(
  request: Request,
  offers: readonly OfferedQuote[],
): { readonly quotes: readonly object[] } {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('sources')?.split(',')
  return {
    quotes: offers
      .filter(({ id }) => wanted?.includes(id) ?? true)
      .map(({ id, amount, of, isIndicative, row }) => ({
        id: `quote-${id}`,
        fromAmount: searchParams.get('amount'),
        fromAccount: searchParams.get('from'),
        toAmount: String(of ? (amount * BigInt(searchParams.get('amount') ?? 0)) / of : amount),
        toAccount: searchParams.get('to'),
        source: { id, name: `Source ${id}` },
        kind: 'transaction',
        expiresAt: new Date(Date.now() + 30_000).toISOString(),
        ...(searchParams.get('firm') && !isIndicative && { tx: { data: '0x00' } }),
        ...row,
      })),
  }
}
