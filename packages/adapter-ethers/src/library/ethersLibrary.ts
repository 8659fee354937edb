/** What the adapter calls of ethers, in the shape that versions 5 and 6 have in common. */
export type EthersLibrary = {
  /** Name of the adapter. */
  readonly id: string
  /**
   * An address with its checksum, whatever case a wallet wrote it in. ethers refuses what has
   * another checksum; some chains have their own, and their wallets use it.
   * @see EIP-55, ERC-1191
   */
  toAddress(address: string): string
  /** The hex of a text's UTF-8 bytes. */
  toHex(text: string): string
  /** Loads the one lazy file of the adapter. */
  load(): Promise<LazyEthers>
}

/** What loads with its first use. */
export type LazyEthers = {
  openRpc(parameters: { url: string; chainId: number }): EthersRpc
  /** Loads the cryptography. */
  loadSignatures(): Promise<EthersSignatures>
}

/** One node. */
export type EthersRpc = {
  /** The native balance in wei. */
  getBalance(address: string): Promise<bigint>
  /** What a contract returns at the latest block, as hex. */
  call(transaction: { to?: string; data: string; gas?: string }): Promise<string>
  close(): void
}

export type EthersSignatures = {
  /** @see EIP-191 */
  hashMessage(message: string): string
  /**
   * The address whose key signed the hash.
   * @throws ethers' error for what no key could have signed
   */
  recover(hash: string, signature: { r: string; s: string; v: number }): string
}
