export type {
  AdapterUnderTest,
  TransferUnderTest,
  WalletAnswer,
  WalletUnderTest,
} from '../conformance/adapterUnderTest.ts'
export { createEvmUnderTest } from '../conformance/evm/createEvmUnderTest.ts'
export { testEvmInput } from '../conformance/evm/testEvmInput.ts'
export { testAdapter } from '../conformance/testAdapter.ts'
