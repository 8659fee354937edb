import type { DelegateKey, GrantedPermission } from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import { readChain } from '../../requests/readChain.ts'
import {
  delegationManager,
  readAddress,
  readContext,
  readData,
  readSeconds,
  readTime,
} from '../fields/permissionFields.ts'
import { nameDelegate } from '../wallet/nameDelegate.ts'
import { readEarlierPermission } from './readEarlierPermission.ts'

/**
 * Reads a wallet's answer in the form of 2024, in which all permissions have one context.
 * `undefined` where any part of it is not understood, because it would be left out of what is
 * compared.
 * @see ERC-7715 (2024)
 */
export function readEarlierGranted(answer: unknown): readonly GrantedPermission[] | undefined {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  const [value] = list
  if (list.length !== 1 || !isRecord(value)) return undefined
  const { permissions, policies = [], chainId, address, signerMeta } = value
  if (!Array.isArray(permissions) || permissions.length === 0 || !Array.isArray(policies))
    return undefined
  const read = (permissions as unknown[]).map(readEarlierPermission)
  const context = readContext(value.context ?? value.permissionsContext)
  const [chain, expiry, to] = [readChain(chainId), readTime(value.expiry), readSigner(value.signer)]
  const limits = (policies as unknown[]).map(readCallLimit)
  const isWhole = !read.includes(undefined) && limits.every((limit) => limit !== undefined)
  if (!isWhole || !context || chain === undefined || expiry === undefined || !to) return undefined
  const manager = isRecord(signerMeta) ? readAddress(signerMeta.delegationManager) : undefined
  const facts = {
    ...{ context, to, expiry, caipNetworkId: `eip155:${chain}`, account: readAddress(address) },
    ...{ enforcer: manager, callLimit: limits.length > 0 ? Math.min(...limits) : undefined },
    isEnforcerKnown: manager === undefined || manager === delegationManager,
  }
  return read.flatMap((permission) => (permission ? [{ permission, ...facts }] : []))
}

function readSigner(signer: unknown): string | undefined {
  const data = readData(signer)
  const address = readAddress(data.address)
  if (address !== undefined) return address
  const keys: readonly unknown[] = Array.isArray(data.keys) ? data.keys : []
  const read = keys.map(readKey)
  if (read.length === 0 || read.length > 4) return undefined
  const whole = read.filter((key) => key !== undefined)
  return whole.length === read.length ? nameDelegate({ keys: whole }) : undefined
}

function readKey(value: unknown): DelegateKey | undefined {
  const { type, publicKey } = isRecord(value) ? value : {}
  if (type !== 'secp256k1' && type !== 'secp256r1') return undefined
  if (typeof publicKey !== 'string' || !/^0x[\da-f]{64,130}$/i.test(publicKey)) return undefined
  return { type, publicKey }
}

/** Other policies are not understood. */
function readCallLimit(policy: unknown): number | undefined {
  if (!isRecord(policy) || policy.type !== 'call-limit') return undefined
  return readSeconds(readData(policy).count)
}
