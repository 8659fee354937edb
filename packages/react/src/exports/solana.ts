export { useAppKitConnection } from '../solana/useAppKitConnection.ts'
