import { readProperty } from '../../../base/errors/readProperty.ts'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import type {
  CapabilityStatus,
  WalletCapabilities,
} from '../../../contract/calls/walletCapabilities.ts'

/** Limits what a wallet can make a page keep. */
const mostKeys = 32
/** In characters of JSON, each. */
const mostText = 4096
const known = ['atomic', 'paymasterService', 'auxiliaryFunds', 'permissions']

/**
 * Reads what a wallet says of one chain. Anything but an object is `unknown`; what a valid answer
 * does not name is not supported.
 * @see EIP-5792
 */
export function toCapabilities(
  answer: unknown,
  { source, askedAt }: Pick<WalletCapabilities, 'source' | 'askedAt'>,
): WalletCapabilities {
  const raw = toPlain(answer)
  if (!raw) return unknownCapabilities
  const status = String(readProperty(raw.atomic, 'status'))
  const isAtomic = status === 'supported' || status === 'ready' || status === 'unsupported'
  return {
    atomic: isAtomic ? status : raw.atomic === undefined ? 'unsupported' : 'unknown',
    paymasterService: toStatus(raw.paymasterService),
    permissions: toStatus(raw.permissions),
    auxiliaryFunds: toStatus(raw.auxiliaryFunds),
    ...{ raw, source, askedAt },
  }
}

function toStatus(value: unknown): CapabilityStatus {
  if (value === undefined) return 'unsupported'
  const supported = readProperty(value, 'supported')
  if (typeof supported !== 'boolean') return 'unknown'
  return supported ? 'supported' : 'unsupported'
}

/** A plain copy of what is small enough. `undefined` for anything but an object. */
function toPlain(answer: unknown): { readonly [name: string]: unknown } | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  try {
    if (Array.isArray(answer)) return undefined
    const names = Object.keys(answer)
    const kept = [...new Set([...known.filter((name) => names.includes(name)), ...names])]
    const entries = kept.slice(0, mostKeys).flatMap((name) => {
      const text = JSON.stringify(readProperty(answer, name))
      if (text === undefined || name === '__proto__') return []
      return text.length <= mostText ? [[name, JSON.parse(text) as unknown] as const] : []
    })
    return Object.fromEntries(entries)
  } catch {
    // It cannot be read.
    return undefined
  }
}
