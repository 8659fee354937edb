import type { Entry } from '../build/bundleEntry.ts'

const react = /^react(-dom)?(\/|$)/
/** External: every import by a package name. */
const packages = /^(?!bench:|@cleat\/(react|adapter-\w+)$)[@\w]/

/** The code of a payment: read, build, decode and track. */
const payments = /(?:\/transfers\/[\w/]+(?:\.js)?|@cleat\/evm\/transfers)$/

/** The code that verifies signatures of texts. */
const messages = /\/messages\/[\w/]+(?:\.js)?$/

/** The parts of Cleat with their own budgets. */
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
  adapterBitcoin: adapter('Bitcoin', payments, messages),
  adapterBitcoinWhole: adapter('Bitcoin'),
  adapterEthers: adapter('Ethers', payments),
  adapterEthersWhole: adapter('Ethers'),
  adapterPolkadot: adapter('Polkadot'),
  adapterSolana: adapter('Solana', payments),
  adapterSolanaWhole: adapter('Solana'),
  adapterWagmi: adapter('Wagmi', payments),
  adapterWagmiWhole: adapter('Wagmi'),
} satisfies Record<string, Entry>

/** An adapter with its dynamic imports, except the ignored ones. */
function adapter(name: string, ...without: readonly RegExp[]): Entry {
  return {
    code: `export { ${name}Adapter } from '@cleat/adapter-${name.toLowerCase()}'`,
    external: [packages, ...without],
    isWhole: true,
  }
}
