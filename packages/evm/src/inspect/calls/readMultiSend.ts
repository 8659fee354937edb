import { readArguments } from '../../abi/readArguments.ts'

/** `MultiSendCallOnly` of Safe 1.3.0 (two) and 1.4.1, which delegates to nothing. */
const contracts = new Set([
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
])
const selector = '8d80ff0a'
/** Digits of operation, receiver, value and length. */
const head = 2 + 40 + 64 + 64

/**
 * Reads the calls that a Safe makes at once. `undefined` if it is something else.
 * @param data - without `0x`
 */
export function readMultiSend(
  target: string,
  data: string,
): readonly { to: string; value: bigint; data: string }[] | undefined {
  if (!contracts.has(target) || !data.startsWith(selector)) return undefined
  const { packed } = readArguments(data.slice(selector.length), { packed: 'bytes' }, 'loose')
  const calls: { to: string; value: bigint; data: string }[] = []
  for (let at = 0; at < packed.length; ) {
    const length = BigInt(`0x${packed.slice(at + 106, at + head)}`)
    const end = at + head + Number(length) * 2
    if (packed.slice(at, at + 2) !== '00' || length > BigInt(packed.length) || end > packed.length)
      return undefined
    const value = BigInt(`0x${packed.slice(at + 42, at + 106)}`)
    const to = `0x${packed.slice(at + 2, at + 42)}`
    calls.push({ to, value, data: `0x${packed.slice(at + head, end)}` })
    at = end
  }
  return calls
}
