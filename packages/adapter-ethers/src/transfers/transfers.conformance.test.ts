import { startLocalnet } from '@cleat/localnet'
import { testEvmTransfers } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { EthersAdapter } from '../EthersAdapter.ts'

const { chains, stop } = await startLocalnet()
afterAll(stop)

testEvmTransfers({ chains, createAdapter: () => new EthersAdapter() })
