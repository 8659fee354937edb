import { bytesToHex } from '@noble/hashes/utils.js'
import type { InjectedAccount } from './injectedExtension.ts'
import type { PolkadotKey } from './polkadotKey.ts'
import { ss58AccountId, ss58Address } from './ss58Address.ts'

export type Accounts = {
  readonly all: readonly InjectedAccount[]
  readonly shared: () => readonly InjectedAccount[]
  /** @throws if an address is not of the wallet */
  readonly share: (addresses: readonly string[]) => void
  /** The key of an address in any encoding, if the site may use it. */
  readonly keyOf: (address: string) => PolkadotKey | undefined
  readonly subscribe: (listener: (accounts: readonly InjectedAccount[]) => void) => () => void
  readonly listeners: () => number
  readonly emit: (accounts: unknown) => void
}

/** The accounts of an extension, and those shared with the site. */
export function createAccounts(parameters: {
  keys: readonly PolkadotKey[]
  ss58Prefix: number
}): Accounts {
  const { keys, ss58Prefix: prefix } = parameters
  const all = keys.map(({ accountId, type }, at) => ({
    address: ss58Address({ accountId, prefix }),
    name: `Account ${at + 1}`,
    type,
    genesisHash: null,
  }))
  const listeners = new Set<(accounts: readonly InjectedAccount[]) => void>()
  let shared: readonly number[] = all.map((_, at) => at)

  const positionOf = (address: string) => {
    const wanted = ss58AccountId(address)
    return wanted
      ? keys.findIndex(({ accountId }) => bytesToHex(accountId) === bytesToHex(wanted))
      : -1
  }
  const list = () => shared.flatMap((at) => all[at] ?? [])
  const emit = (accounts: unknown) => {
    for (const listener of listeners) listener(accounts as readonly InjectedAccount[])
  }

  return {
    all,
    shared: list,
    share(addresses) {
      const positions = addresses.map(positionOf)
      const unknown = addresses.filter((_, at) => positions[at] === -1)
      if (unknown.length > 0) throw new Error(`The wallet does not have ${unknown.join(', ')}.`)
      shared = positions
      emit(list())
    },
    keyOf(address) {
      const at = positionOf(address)
      return shared.includes(at) ? keys[at] : undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      listener(list())
      return () => void listeners.delete(listener)
    },
    listeners: () => listeners.size,
    emit,
  }
}
