import type { Hex } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { toCoins } from './toCoins.ts'

/** An account that names can lead to. */
export type AccountId = {
  /** CAIP-10. */
  readonly account: string
  readonly namespace: string
  readonly address: string
  /** The binary form of the address, as hex in lower case. */
  readonly form: Hex
}

/**
 * Reads a CAIP-10 account id of a family that has names. On EVM chains the address has its
 * checksum, so that an account is written in one way.
 */
export function readAccountId(account: string): AccountId | undefined {
  const [namespace = '', reference = '', address = '', ...more] = account.split(':')
  if (more.length > 0 || !/^[-_a-zA-Z0-9]{1,32}$/.test(reference)) return undefined
  if (namespace === 'eip155' && (!isAddress(address) || getAddress(address) !== address))
    return undefined
  const [form] = toCoins({ account, kind: 'key' }).values()
  return form === undefined ? undefined : { account, namespace, address, form }
}
