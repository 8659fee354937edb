export { SolanaAdapter } from '../SolanaAdapter.ts'
