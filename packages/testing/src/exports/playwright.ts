export {
  type DevWalletHandle,
  type InstallDevWalletParameters,
  installDevWallet,
} from '../playwright/installDevWallet.ts'
