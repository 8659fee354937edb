/** A program that accounts take over (EIP-7702). */
export type KnownCode = {
  /** As visitors read it. */
  readonly name: string
  /** In lower case. It follows from the code that was deployed (CREATE2). */
  readonly address: string
  /**
   * The hash of its code, where that is the same on every chain. Some contracts write the chain's
   * id into their code.
   */
  readonly codeHash?: string | undefined
}

/**
 * The programs that Cleat knows by name. Only the account's own key can change what they do for
 * it.
 */
export const knownCode: readonly KnownCode[] = [
  // EIP7702StatelessDeleGator 1.3.0
  { name: 'MetaMask Smart Account', address: '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b' },
  // Simple7702Account 0.8, of the authors of ERC-4337
  {
    ...{ name: 'Simple7702Account', address: '0xe6cae83bde06e4c305530e199d7217f42808555b' },
    codeHash: '0xcc7b633aef4b2543cb8f37522adf1a401f910f0f6b2430c1eecc11f401ccfcf3',
  },
  // EIP7702Proxy 1.0
  { name: 'Coinbase Smart Wallet', address: '0x7702cb554e6bfb442cb743a7df23154544a7176c' },
  // Calibur 1.0
  { name: 'Uniswap Smart Wallet', address: '0x000000009b1d0af20d8c6d0a44e162d11f9b8f00' },
  // AmbireAccount7702
  { name: 'Ambire', address: '0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d' },
]
