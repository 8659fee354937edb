import type { Account } from './account.ts'

/** The public part of accounts, by namespace. */
export type Addresses = {
  readonly [namespace in Account['namespace']]?: string | undefined
}

/** Gets the addresses of accounts. */
export function getAddresses(accounts: readonly Account[]): Addresses {
  return Object.fromEntries(accounts.map(({ namespace, address }) => [namespace, address]))
}
