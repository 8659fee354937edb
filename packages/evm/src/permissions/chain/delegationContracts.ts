import type { Hex } from '../../base/hex.ts'
import { delegationManager } from '../fields/permissionFields.ts'

/** The Delegation Framework 1.3.0, which has the same addresses on all chains. In lower case. */
export const delegationContracts: {
  readonly [name in
    | ('manager' | 'nonce' | 'timestamp')
    | `${'native' | 'token'}${'Amount' | 'Period' | 'Stream'}`]: Hex
} = {
  manager: delegationManager,
  nonce: '0xde4f2fac4b3d87a1d9953ca5fc09fca7f366254f',
  timestamp: '0x1046bb45c8d673d4ea75321280db34899413c069',
  nativePeriod: '0x9bc0faf4aca5ae429f4c06aeeac517520cb16bd9',
  tokenPeriod: '0x474e3ae7e169e940607cc624da8a15eb120139ab',
  nativeStream: '0xd10b97905a320b13a0608f7e9cc506b56747df19',
  tokenStream: '0x56c97ae02f233b29fa03502ecc0457266d9be00e',
  nativeAmount: '0xf71af580b9c3078fbc2bbf16fbb8eed82b330320',
  tokenAmount: '0xf100b0819427117ecf76ed94b358b1a5b5c6d2fc',
}
