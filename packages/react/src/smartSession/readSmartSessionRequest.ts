import { CleatError, type DelegateKey, type Permission } from '@cleat/core'

/** What a request of AppKit's form asks for. */
export type ReadRequest = {
  /** In decimal. */
  readonly chain: string
  readonly address: string | undefined
  readonly expiry: number
  readonly keys: readonly DelegateKey[]
  readonly permissions: readonly Permission[]
  readonly callLimit: number | undefined
}

type Fields = { readonly [name: string]: unknown }

/**
 * Reads a request strictly: what is not understood is refused, because a limit that is left out
 * would grant more.
 * @throws `PERMISSION_INVALID`
 */
export function readSmartSessionRequest(request: unknown): ReadRequest {
  const known = ['expiry', 'chainId', 'address', 'signer', 'permissions', 'policies']
  const fields = toFields(request, 'request', known)
  const signer = toFields(fields.signer, 'signer', ['type', 'data'])
  if (signer.type !== 'keys') refuse('signer.type', 'has to be `keys`')
  const { keys } = toFields(signer.data, 'signer.data', ['keys'])
  const { expiry, address } = fields
  if (typeof expiry !== 'number') refuse('expiry', 'is no number')
  if (address !== undefined) toAddress(address, 'address')
  return {
    chain: toAmount(fields.chainId, 'chainId').toString(),
    address: address === undefined ? undefined : toAddress(address, 'address'),
    expiry,
    keys: toList(keys, 'signer.data.keys').map(toKey),
    permissions: toList(fields.permissions, 'permissions').map(toPermission),
    callLimit: toCallLimit(toList(fields.policies, 'policies')),
  }
}

function toKey(value: unknown, at: number): DelegateKey {
  const field = `signer.data.keys[${at}]`
  const { type, publicKey } = toFields(value, field, ['type', 'publicKey'])
  if (type !== 'secp256k1' && type !== 'secp256r1') refuse(`${field}.type`, 'is not known')
  if (typeof publicKey !== 'string' || !/^0x[\da-f]{64,130}$/i.test(publicKey))
    refuse(`${field}.publicKey`, 'is no key in hex')
  return { type, publicKey }
}

function toPermission(value: unknown, at: number): Permission {
  const field = `permissions[${at}]`
  const { type, data } = toFields(value, field, ['type', 'data'])
  const of = `${field}.data`
  switch (type) {
    case 'native-token-recurring-allowance':
      return toAllowance(toFields(data, of, ['allowance', 'start', 'period']), of)
    case 'erc20-recurring-allowance': {
      const fields = toFields(data, of, ['allowance', 'start', 'period', 'address'])
      return { ...toAllowance(fields, of), token: toAddress(fields.address, `${of}.address`) }
    }
    case 'contract-call': {
      const fields = toFields(data, of, ['address', 'abi', 'functions'])
      const calls = toList(fields.functions, `${of}.functions`).map((one, index) => {
        // Rules about arguments cannot be passed on, and would be lost.
        const at = `${of}.functions[${index}]`
        const { functionName, valueLimit } = toFields(one, at, ['functionName', 'valueLimit'])
        if (typeof functionName !== 'string') refuse(`${at}.functionName`, 'is no text')
        return {
          functionName,
          value: valueLimit === undefined ? 0n : toAmount(valueLimit, `${at}.valueLimit`),
        }
      })
      const [valueLimit = 0n] = calls
        .map(({ value }) => value)
        .sort((one, other) => (one < other ? 1 : -1))
      return {
        kind: 'contract',
        contract: toAddress(fields.address, `${of}.address`),
        functions: calls.map(({ functionName }) => functionName),
        ...(valueLimit > 0n && { valueLimit }),
      }
    }
    default:
      return refuse(`${field}.type`, 'is not known')
  }
}

function toAllowance(fields: Fields, of: string) {
  const { start, period } = fields
  if (typeof start !== 'number') refuse(`${of}.start`, 'is no number')
  if (typeof period !== 'number') refuse(`${of}.period`, 'is no number')
  const amount = toAmount(fields.allowance, `${of}.allowance`)
  return { kind: 'periodic' as const, amount, period, startTime: start }
}

function toCallLimit(policies: readonly unknown[]): number | undefined {
  const limits = policies.map((policy, at) => {
    const { type, data } = toFields(policy, `policies[${at}]`, ['type', 'data'])
    if (type !== 'call-limit') refuse(`policies[${at}].type`, `${String(type)} is not enforced`)
    const { count } = toFields(data, `policies[${at}].data`, ['count'])
    if (typeof count !== 'number') refuse(`policies[${at}].data.count`, 'is no number')
    return count
  })
  return limits.length > 0 ? Math.min(...limits) : undefined
}

function toFields(value: unknown, field: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(field, 'is no object')
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown !== undefined) refuse(field, `has an unknown part, ${unknown}`)
  return value as Fields
}

function toList(value: unknown, field: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(field, 'is no list')
}

function toAddress(value: unknown, field: string): string {
  if (typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)) return value
  return refuse(field, 'is no address')
}

function toAmount(value: unknown, field: string): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  return refuse(field, 'is no number in hex')
}

function refuse(field: string, reason: string): never {
  throw new CleatError('PERMISSION_INVALID', { context: { field, reason } })
}
