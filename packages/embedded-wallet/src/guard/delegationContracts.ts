import type { Address } from 'viem'

/** The Delegation Framework 1.3.0, which has the same addresses on all chains. @see ERC-7710 */
export const delegationContracts: {
  readonly [name in
    | 'manager'
    | 'erc20BalanceChange'
    | 'limitedCalls'
    | 'nativeBalanceChange'
    | 'nonce'
    | 'timestamp']: Address
} = {
  manager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
  erc20BalanceChange: '0xcdF6aB796408598Cea671d79506d7D48E97a5437',
  limitedCalls: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
  nativeBalanceChange: '0xbD7B277507723490Cd50b12EaaFe87C616be6880',
  nonce: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
}
