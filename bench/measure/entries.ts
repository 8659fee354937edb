import type { Entry } from '../build/bundleEntry.ts'

const react = /^react(-dom)?(\/|$)/
/** External: every import by a package name. */
const packages = /^(?!bench:|@cleat\/(react|adapter-\w+)$)[@\w]/

/** External: every import by a package name, but for what verifies signatures and messages. */
const verifying = /^(?!bench:|@cleat\/(?:signatures\/|siwx(?:\/|$)))[@\w]/

/** The code of payments and exchanges: read, build, decode and track. */
const payments = /(?:\/(?:swaps|transfers)\/[\w/]+(?:\.js)?|@cleat\/evm\/(?:swaps|transfers))$/

/** The code of who may take what, where it is the adapter's own. */
const approvals = /\/approvals\/[\w/]+(?:\.js)?$/

/** The code of exchanges, where payments are the adapter's own. */
const exchanges = /\/swaps\/[\w/]+(?:\.js)?$/

/** What follows a prepared exchange. */
const steps = /\/createSwapSteps(?:\.js)?$/

/** The code that verifies signatures of texts. */
const messages = /\/messages\/[\w/]+(?:\.js)?$/

/** The code of tokens that are bound to a key, for pages on another site. */
const keys = /\/dpop\/[\w/]+(?:\.js)?$/

/** External: what an app with the modal has anyway. */
const ofApps = /^(?:viem|@cleat\/core)(?:\/|$)/

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
  adapterSolana: adapter('Solana', payments, approvals),
  adapterSolanaWhole: adapter('Solana', exchanges, approvals),
  adapterSolanaOffer: adapter('Solana', steps, approvals),
  adapterSolanaSwaps: adapter('Solana', approvals),
  adapterSolanaApprovals: adapter('Solana'),
  adapterWagmi: adapter('Wagmi', payments),
  adapterWagmiWhole: adapter('Wagmi'),
  embeddedPage: { code: "export { embeddedWallet } from '@cleat/embedded-wallet'", external: [] },
  embeddedWhole: {
    code: "export { embeddedWallet } from '@cleat/embedded-wallet'",
    external: [ofApps],
    isWhole: true,
  },
  inspectBitcoin: { ...adapter('Bitcoin'), isWhole: false },
  inspectSolana: { ...adapter('Solana'), isWhole: false },
  signaturesBip122: verifier('signatures/bip122'),
  signaturesEip155: verifier('signatures/eip155'),
  signaturesPolkadot: verifier('signatures/polkadot'),
  signaturesSolana: verifier('signatures/solana'),
  siwxPage: {
    code: "export { CleatSIWX } from '@cleat/siwx'",
    external: [],
  },
  siwxClient: {
    code: "export { CleatSIWX } from '@cleat/siwx'",
    external: [verifying, keys],
    isWhole: true,
  },
  siwxKey: {
    code: "export { CleatSIWX } from '@cleat/siwx'",
    external: [verifying],
    isWhole: true,
  },
  siwxMessages: verifier('siwx/messages'),
  siwxServer: {
    code: "export { acceptSignIn, issueTerms, openTerms, verifySiwx } from '@cleat/siwx/server'",
    external: [verifying],
    isWhole: true,
  },
  siwxService: {
    code: "export { createSiwx, memoryStore } from '@cleat/siwx/server'",
    external: [verifying],
    isWhole: true,
  },
} satisfies Record<string, Entry>

/** All that an entry exports, without the libraries of curves and hashes. */
function verifier(name: string): Entry {
  return { code: `export * from '@cleat/${name}'`, external: [verifying], isWhole: true }
}

/** An adapter with its dynamic imports, except the ignored ones. */
function adapter(name: string, ...without: readonly RegExp[]): Entry {
  return {
    code: `export { ${name}Adapter } from '@cleat/adapter-${name.toLowerCase()}'`,
    external: [packages, ...without],
    isWhole: true,
  }
}
