import { startSwapStage } from '@cleat/localnet'
import { testEvmSwaps } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { EthersAdapter } from '../EthersAdapter.ts'

const stage = await startSwapStage()
afterAll(stage.stop)

testEvmSwaps({ ...stage, createAdapter: () => new EthersAdapter() })
