import { startLocalnet } from '@cleat/localnet'
import { testEvmAdapter } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { Ethers5Adapter } from './Ethers5Adapter.ts'

const { chains, stop } = await startLocalnet()
afterAll(stop)

testEvmAdapter({ chains, createAdapter: () => new Ethers5Adapter() })
