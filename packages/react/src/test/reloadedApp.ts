import { mainnet } from 'viem/chains'
import { createAppKit } from '../createAppKit.ts'
import { createTestAdapter } from './createTestAdapter.ts'

// A module of an app, which a development server evaluates again after each change.
export const adapter: ReturnType<typeof createTestAdapter> = createTestAdapter()
export const kit: ReturnType<typeof createAppKit> = createAppKit({
  adapters: [adapter],
  networks: [mainnet],
})
