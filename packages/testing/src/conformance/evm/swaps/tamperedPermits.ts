export declare namespace tamperedPermits {
  type Message = { readonly [name: string]: unknown; readonly deadline: string }
  type TypedData = {
    readonly domain: { readonly [name: string]: unknown }
    readonly types: { readonly [name: string]: readonly unknown[] }
    readonly primaryType: string
    readonly message: Message
  }
  /** How it was changed, the field to name, and what it became. */
  type Row = readonly [what: string, field: string, typedData: unknown]
}

const stranger = '0x1111111111111111111111111111111111111111'
const late = String(2n ** 40n)

/** Permits that allow something else than the one that was seen. */
export function tamperedPermits(typedData: tamperedPermits.TypedData): tamperedPermits.Row[] {
  const { domain, types, message } = typedData
  const inDomain = (change: object) => ({ ...typedData, domain: { ...domain, ...change } })
  const inMessage = (change: object) => ({ ...typedData, message: { ...message, ...change } })
  const common: tamperedPermits.Row[] = [
    ['another chain', 'chain', inDomain({ chainId: 10 })],
    ['a salt', 'domain', inDomain({ salt: `0x${'0'.repeat(64)}` })],
    ['another spender', 'spender', inMessage({ spender: stranger })],
    ['one more field', 'data', inMessage({ allowed: true })],
    ['another type', 'types', { ...typedData, primaryType: 'Order' }],
    ['one more type', 'types', { ...typedData, types: { ...types, Mail: [] } }],
  ]
  return typedData.primaryType === 'Permit'
    ? [
        ...common,
        ['another token', 'nonce', inDomain({ verifyingContract: stranger })],
        ['another owner', 'from', inMessage({ owner: stranger })],
        ['more', 'allowance', inMessage({ value: `${message.value}0` })],
        ['less', 'allowance', inMessage({ value: '1' })],
        ['a later end', 'deadline', inMessage({ deadline: late })],
        ['no end', 'deadline', inMessage({ deadline: String(2n ** 256n - 1n) })],
        ['another number', 'nonce', inMessage({ nonce: '7' })],
      ]
    : [...common, ...tamperedSingles(typedData)]
}

function tamperedSingles(typedData: tamperedPermits.TypedData): readonly tamperedPermits.Row[] {
  const { domain, message } = typedData
  const details = message.details as { readonly amount: string }
  const change = (facts: object) => ({ ...typedData, message: { ...message, ...facts } })
  const inDetails = (facts: object) => change({ details: { ...details, ...facts } })
  return [
    [
      'another contract',
      'domain',
      { ...typedData, domain: { ...domain, verifyingContract: stranger } },
    ],
    ['a version', 'types', { ...typedData, domain: { ...domain, version: '1' } }],
    ['another token', 'token', inDetails({ token: stranger })],
    ['more', 'allowance', inDetails({ amount: `${details.amount}0` })],
    ['all', 'allowance', inDetails({ amount: String(2n ** 160n - 1n) })],
    ['a later end', 'deadline', inDetails({ expiration: late })],
    ['a later signature', 'deadline', change({ sigDeadline: late })],
    ['another number', 'nonce', inDetails({ nonce: '7' })],
  ]
}
