import type { Address, Hex } from 'viem'

/** Where `placeBundlerContracts` places contracts, as on public chains. */
export type BundlerContracts = {
  /** @see ERC-4337 */
  readonly entryPoints: { readonly [version in '0.6' | '0.7' | '0.8']: Address }
  /** Code that accounts take over (EIP-7702). */
  readonly implementations: {
    /** EIP7702StatelessDeleGator 1.3.0, for EntryPoint 0.7. */
    readonly delegation: Address
    /** Simple7702Account 0.8, for EntryPoint 0.8. */
    readonly simple: Address
  }
  /** What delegations need (ERC-7710), by the names of their contracts. */
  readonly delegation: {
    readonly DelegationManager: Address
    readonly ERC20BalanceChangeEnforcer: Address
    readonly ERC20PeriodTransferEnforcer: Address
    readonly ERC20StreamingEnforcer: Address
    readonly ERC20TransferAmountEnforcer: Address
    readonly LimitedCallsEnforcer: Address
    readonly NativeBalanceChangeEnforcer: Address
    readonly NativeTokenPeriodTransferEnforcer: Address
    readonly NativeTokenStreamingEnforcer: Address
    readonly NativeTokenTransferAmountEnforcer: Address
    readonly NonceEnforcer: Address
    readonly TimestampEnforcer: Address
  }
  /** Pay for operations that the ninth local account signed. Only on local chains. */
  readonly paymasters: { readonly [version in '0.6' | '0.7' | '0.8']: Address }
  /**
   * Accounts with another address than their key, for EntryPoint 0.6: our contracts, with the
   * calls of Coinbase Smart Wallet 1.1 and at its addresses.
   */
  readonly contractAccounts: {
    readonly factory: Address
    readonly implementation: Address
    /** The hash of what creates an account. It differs from that of public chains. */
    readonly creationHash: Hex
    /** The hash of the implementation's code. It differs from that of public chains. */
    readonly codeHash: Hex
  }
}

export const bundlerContracts: BundlerContracts = {
  entryPoints: {
    '0.6': '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
    '0.7': '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    '0.8': '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  },
  implementations: {
    delegation: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
    simple: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
  },
  delegation: {
    DelegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    ERC20BalanceChangeEnforcer: '0xcdF6aB796408598Cea671d79506d7D48E97a5437',
    ERC20PeriodTransferEnforcer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
    ERC20StreamingEnforcer: '0x56c97aE02f233B29fa03502Ecc0457266d9be00e',
    ERC20TransferAmountEnforcer: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
    LimitedCallsEnforcer: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
    NativeBalanceChangeEnforcer: '0xbD7B277507723490Cd50b12EaaFe87C616be6880',
    NativeTokenPeriodTransferEnforcer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
    NativeTokenStreamingEnforcer: '0xD10b97905a320b13a0608f7E9cC506b56747df19',
    NativeTokenTransferAmountEnforcer: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
    NonceEnforcer: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
    TimestampEnforcer: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  },
  contractAccounts: {
    factory: '0xBA5ED110eFDBa3D005bfC882d75358ACBbB85842',
    implementation: '0x00000110dCdEdC9581cb5eCB8467282f2926534d',
    creationHash: '0x1a810048cfb1ca8449fef97c3b1e187f7ad9e2c53f73de21e024e3f0f5130fa1',
    codeHash: '0x957dc5a215f00e8753041ec1ca09f3cbf812aad9736d697b25a187d13a14a376',
  },
  paymasters: {
    '0.6': '0x5050505050505050505050505050505050505046',
    '0.7': '0x5050505050505050505050505050505050505047',
    '0.8': '0x5050505050505050505050505050505050505048',
  },
}
