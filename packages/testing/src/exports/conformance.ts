export type {
  AdapterUnderTest,
  TransferUnderTest,
  WalletAnswer,
  WalletUnderTest,
} from '../conformance/adapterUnderTest.ts'
export { createEvmUnderTest } from '../conformance/evm/createEvmUnderTest.ts'
export { testAdapter } from '../conformance/testAdapter.ts'
