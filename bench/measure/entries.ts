import type { Entry } from '../build/bundleEntry.ts'

const react = /^react(-dom)?(\/|$)/
/** Whatever is imported by the name of a package. */
const packages = /^(?!bench:|@cleat\/(react|adapter-\w+)$)[@\w]/

/** What a payment loads: what is asked of the chain, made, read back and followed. */
const payments = /(?:\/transfers\/[\w/]+(?:\.js)?|@cleat\/evm\/transfers)$/

/** The pieces of Cleat that have a budget of their own. */
export const entries = {
  createKit: { code: "export { createKit } from '@cleat/core'", external: [react] },
  hooks: {
    code: `export {
      useAppKit, useAppKitAccount, useAppKitBalance, useAppKitConnection, useAppKitConnections,
      useAppKitEvents, useAppKitNetwork, useAppKitProvider, useAppKitState, useAppKitTheme,
      useAppKitWallets, useDisconnect, useWalletInfo,
    } from '@cleat/react'`,
    external: [packages],
  },
  button: {
    code: "export { AppKitButton, AppKitProvider, createAppKit } from '@cleat/react'",
    external: [react],
  },
  modalEntry: { code: "export { mountModal } from '@cleat/ui/modal'", external: [react] },
  adapterBitcoin: adapter('Bitcoin', payments),
  adapterBitcoinWhole: adapter('Bitcoin'),
  adapterEthers: adapter('Ethers', payments),
  adapterEthersWhole: adapter('Ethers'),
  adapterPolkadot: adapter('Polkadot'),
  adapterSolana: adapter('Solana', payments),
  adapterSolanaWhole: adapter('Solana'),
  adapterWagmi: adapter('Wagmi', payments),
  adapterWagmiWhole: adapter('Wagmi'),
} satisfies Record<string, Entry>

/** An adapter, with what it loads on demand, but for what is left out. */
function adapter(name: string, ...without: readonly RegExp[]): Entry {
  return {
    code: `export { ${name}Adapter } from '@cleat/adapter-${name.toLowerCase()}'`,
    external: [packages, ...without],
    isWhole: true,
  }
}
