import { EthersAdapter } from '@cleat/adapter-ethers'
import type { ChainSetUp } from './chainSetUp.ts'
import { evmFamily } from './evm.ts'

export async function setUpEthers(): Promise<ChainSetUp> {
  return { families: [evmFamily(new EthersAdapter())] }
}
