export type {
  AdapterUnderTest,
  TransferUnderTest,
  WalletAnswer,
  WalletUnderTest,
} from '../conformance/adapterUnderTest.ts'
export { createEvmUnderTest, type EvmUnderTest } from '../conformance/evm/createEvmUnderTest.ts'
export { testUnknownChain } from '../conformance/evm/testUnknownChain.ts'
export { testAdapter } from '../conformance/testAdapter.ts'
