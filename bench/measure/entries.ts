import type { Entry } from '../build/bundleEntry.ts'

const react = /^react(-dom)?(\/|$)/
/** Whatever is imported by the name of a package. */
const packages = /^(?!bench:|@cleat\/(react|adapter-\w+)$)[@\w]/

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
  adapterBitcoin: adapter('Bitcoin'),
  adapterEthers: adapter('Ethers'),
  adapterPolkadot: adapter('Polkadot'),
  adapterSolana: adapter('Solana'),
  adapterWagmi: adapter('Wagmi'),
} satisfies Record<string, Entry>

/** An adapter, with what it loads on demand. */
function adapter(name: string): Entry {
  return {
    code: `export { ${name}Adapter } from '@cleat/adapter-${name.toLowerCase()}'`,
    external: [packages],
    isWhole: true,
  }
}
