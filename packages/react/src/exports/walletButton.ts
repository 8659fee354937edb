'use client'

export { AppKitWalletButton } from '../walletButton/AppKitWalletButton.tsx'
export { createAppKitWalletButton } from '../walletButton/createAppKitWalletButton.ts'
export type { NamedAccount as ParsedCaipAddress } from '../walletButton/namedAccount.ts'
export { useAppKitUpdateEmail } from '../walletButton/useAppKitUpdateEmail.ts'
export { useAppKitWallet } from '../walletButton/useAppKitWallet.ts'
