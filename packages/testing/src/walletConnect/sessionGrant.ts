import { type Address, getAddress, isAddress } from 'viem'
import type { Namespaces } from './walletKitShapes.ts'

/** What an app may use: the current chain and the active account come first. */
export type SessionGrant = {
  readonly chains: readonly number[]
  readonly accounts: readonly Address[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export function grantedNamespaces(grant: SessionGrant): Namespaces {
  const chains = grant.chains.map((id) => `eip155:${id}`)
  return {
    eip155: {
      chains,
      accounts: chains.flatMap((chain) => grant.accounts.map((account) => `${chain}:${account}`)),
      methods: [...grant.methods],
      events: [...grant.events],
    },
  }
}

export function readGrant(namespaces: Namespaces): SessionGrant {
  const { chains = [], accounts, methods, events } = namespaces.eip155 ?? noNamespace
  return {
    chains: chains.map((chain) => Number(chain.split(':')[1])),
    accounts: [...new Set(accounts.flatMap((account) => readAccount(account)))],
    methods,
    events,
  }
}

const noNamespace = { chains: [], accounts: [], methods: [], events: [] }

function readAccount(account: string): readonly Address[] {
  const address = account.split(':')[2] ?? ''
  return isAddress(address) ? [getAddress(address)] : []
}
