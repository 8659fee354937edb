export type {
  AdapterUnderTest,
  TransferUnderTest,
  WalletAnswer,
  WalletUnderTest,
} from '../conformance/adapterUnderTest.ts'
export { testAdapter } from '../conformance/testAdapter.ts'
