/** What a contract asks of the URLs it names. */
export type OffchainQuery = {
  readonly sender: string
  readonly urls: readonly string[]
  readonly callData: string
}
