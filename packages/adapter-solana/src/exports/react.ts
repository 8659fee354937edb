// biome-ignore lint/style/noRestrictedImports: where apps that come from AppKit look for the hook
export { useAppKitConnection } from '@cleat/react/solana'
export type { SolanaProvider as Provider } from '../features/createProvider.ts'
export { SolanaAdapter } from '../SolanaAdapter.ts'
