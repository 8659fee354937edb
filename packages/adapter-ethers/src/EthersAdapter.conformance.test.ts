import { startLocalnet } from '@cleat/localnet'
import { testEvmAdapter } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { EthersAdapter } from './EthersAdapter.ts'

const { chains, stop } = await startLocalnet()
afterAll(stop)

testEvmAdapter({ chains, createAdapter: () => new EthersAdapter() })
