export { WagmiAdapter } from '../WagmiAdapter.ts'
