import type { Address } from 'viem'

/** The contract accounts of every local EVM chain, at equal addresses. */
export type LocalSmartAccounts = {
  /** ERC-4337's, by version, where they are on every chain. */
  readonly entryPoints: { readonly [version in '0.6' | '0.7' | '0.8' | '0.9']: Address }
  /** Executes several calls as the account that delegates to it (EIP-7702, ERC-7821). */
  readonly delegate: Address
  /** An account that entry points drive. The first local account owns it. */
  readonly contract: Address
  /** A vault of the first three local accounts, of which two sign, with the events of Safe 1.4. */
  readonly vault: Address
  /** The same with the events of Safe 1.3, which have the hash in their data. */
  readonly oldVault: Address
  /** Executes several calls as the vault that runs it as code of the vault. */
  readonly calls: Address
  /** Logs what entry points, vaults and tokens log, about accounts that did nothing. */
  readonly forger: Address
}

export const localSmartAccounts: LocalSmartAccounts = {
  entryPoints: {
    '0.6': '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
    '0.7': '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    '0.8': '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
    '0.9': '0x433709009B8330FDa32311DF1C2AFA402eD8D009',
  },
  delegate: '0x7600000000000000000000000000000000000001',
  contract: '0x7600000000000000000000000000000000000002',
  vault: '0x7600000000000000000000000000000000000003',
  oldVault: '0x7600000000000000000000000000000000000004',
  calls: '0x7600000000000000000000000000000000000005',
  forger: '0x7600000000000000000000000000000000000006',
}
