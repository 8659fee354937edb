export {
  type DevWalletHandle,
  type InstallDevWalletParameters,
  installDevWallet,
} from '../playwright/installDevWallet.ts'
export {
  installSolanaWallet,
  type SolanaWalletHandle,
} from '../playwright/installSolanaWallet.ts'
