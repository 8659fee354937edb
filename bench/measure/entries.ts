import type { Entry } from '../build/bundleEntry.ts'

const react = /^react(-dom)?(\/|$)/
/** Whatever is imported by the name of a package. */
const packages = /^(?!bench:|@cleat\/(react|adapter-\w+)$)[@\w]/

/** What a payment through a wallet that only signs loads: coins, fees, and the way into the network. */
const bitcoinPayments = /\/(?:payWithPsbt|sendPsbt)(?:\.js)?$/

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
  adapterBitcoin: adapter('Bitcoin', bitcoinPayments),
  adapterBitcoinWhole: adapter('Bitcoin'),
  adapterEthers: adapter('Ethers'),
  adapterPolkadot: adapter('Polkadot'),
  adapterSolana: adapter('Solana'),
  adapterWagmi: adapter('Wagmi'),
} satisfies Record<string, Entry>

/** An adapter, with what it loads on demand, but for what is left out. */
function adapter(name: string, ...without: readonly RegExp[]): Entry {
  return {
    code: `export { ${name}Adapter } from '@cleat/adapter-${name.toLowerCase()}'`,
    external: [packages, ...without],
    isWhole: true,
  }
}
