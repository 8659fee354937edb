import { startSwapStage } from '@cleat/localnet'
import { testEvmSwaps } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const stage = await startSwapStage()
afterAll(stage.stop)

testEvmSwaps({
  ...stage,
  createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
})
