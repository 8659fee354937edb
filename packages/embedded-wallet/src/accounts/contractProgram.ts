import type { Address, Hex } from 'viem'

/** The code of accounts that have another address than their key, and what creates them. */
export type ContractProgram = {
  readonly id: 'contract'
  /** As visitors read it. */
  readonly name: string
  /** Of the code that accounts run. */
  readonly address: Address
  /** The hash of that code. */
  readonly codeHash: Hex
  /** Creates accounts (CREATE2). */
  readonly factory: Address
  /** The hash of what creates an account: a proxy that runs the code. */
  readonly creationHash: Hex
  readonly entryPoint: { readonly version: '0.6'; readonly address: Address }
}

/** Audited, with owners that are keys or passkeys. @see Coinbase Smart Wallet 1.1 */
export const contractProgram: ContractProgram = {
  ...{ id: 'contract', name: 'Coinbase Smart Wallet' },
  address: '0x00000110dCdEdC9581cb5eCB8467282f2926534d',
  codeHash: '0x136185896fc519277ec953c0b3d048fc0c9f607b8d04022e60f23ef8dbc6c4d5',
  factory: '0xBA5ED110eFDBa3D005bfC882d75358ACBbB85842',
  creationHash: '0xa53d9968113cdf38ec78edc985b30bcb1a274ddaa221624c1d15604f70b0761a',
  entryPoint: { version: '0.6', address: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789' },
}
