import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'
import type { Configuration } from './configuration.ts'
import { loadRequestOptions } from './loadRequestOptions.ts'
import { localTokens } from './localTokens.ts'

/** Requests that are judged, what they left allowed, and accounts that do more at once. */
export const judgedConfigurations: readonly Configuration[] = [
  {
    id: 'requests',
    title: 'Requests',
    text: 'A button for each kind of request, reviewed before the wallet is asked. The app knows its router, and refuses to ask for a whole collection.',
    loadOptions: loadRequestOptions,
  },
  {
    id: 'requests-solana',
    title: 'Requests on Solana',
    text: 'Transactions, alone and several at once, and texts, reviewed before the wallet is asked.',
    loadOptions: loadRequestOptions,
    setUp: async () => (await import('../chains/solana.ts')).setUpSolana(),
  },
  {
    id: 'requests-bitcoin',
    title: 'Requests on Bitcoin',
    text: 'Payments, PSBTs and texts, reviewed before the wallet is asked.',
    loadOptions: loadRequestOptions,
    setUp: async () => (await import('../chains/bitcoin.ts')).setUpBitcoin(),
  },
  {
    id: 'requests-polkadot',
    title: 'Requests on Polkadot',
    text: 'Texts and bytes, reviewed before the wallet is asked.',
    loadOptions: loadRequestOptions,
    setUp: async () => (await import('../chains/polkadot.ts')).setUpPolkadot(),
  },
  {
    id: 'approvals',
    title: 'Approvals',
    text: 'Who may take what from an account, with a service that reads the logs and knows prices.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'data-service' })
      return { services: { data: url }, tokens: localTokens }
    },
  },
  {
    id: 'sessions',
    title: 'Permissions',
    text: 'What an app may do without asking, listed and ended, with a service that keeps the list.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'data-service' })
      return { features: { smartSessions: true }, services: { sessions: url } }
    },
  },
  {
    id: 'smart-account',
    title: 'Smart account',
    text: 'An account of the embedded wallet with a key of this page: several calls at once, paid by a sponsor, on a chain that has the accounts and on one that has not.',
    loadOptions: async () =>
      (await import('./loadSmartAccountOptions.ts')).loadSmartAccountOptions(),
    setUp: async () => (await import('../chains/smartAccounts.ts')).setUpSmartAccounts('wagmi'),
  },
  {
    id: 'smart-account-contract',
    title: 'Contract account',
    text: 'The same with accounts that are contracts: one login, two addresses.',
    loadOptions: async () =>
      (await import('./loadSmartAccountOptions.ts')).loadSmartAccountOptions('contract'),
    setUp: async () => (await import('../chains/smartAccounts.ts')).setUpSmartAccounts('wagmi'),
  },
  {
    id: 'smart-account-ethers',
    title: 'Smart account by ethers',
    text: 'The same account through ethers.',
    loadOptions: async () =>
      (await import('./loadSmartAccountOptions.ts')).loadSmartAccountOptions(),
    setUp: async () => (await import('../chains/smartAccounts.ts')).setUpSmartAccounts('ethers'),
  },
]
