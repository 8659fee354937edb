export type {
  AdapterUnderTest,
  TransferUnderTest,
  WalletAnswer,
  WalletUnderTest,
} from '../conformance/adapterUnderTest.ts'
export { createEvmUnderTest, type EvmUnderTest } from '../conformance/evm/createEvmUnderTest.ts'
export type { EvmRoad } from '../conformance/evm/roads/evmRoad.ts'
export { testEvmRoads } from '../conformance/evm/roads/testEvmRoads.ts'
export { testEvmSwaps } from '../conformance/evm/swaps/testEvmSwaps.ts'
export { testEvmAdapter } from '../conformance/evm/testEvmAdapter.ts'
export { testEvmInput } from '../conformance/evm/testEvmInput.ts'
export { testUnknownChain } from '../conformance/evm/testUnknownChain.ts'
export { testEvmTransfers } from '../conformance/evm/transfers/testEvmTransfers.ts'
export { testAdapter } from '../conformance/suites/testAdapter.ts'
