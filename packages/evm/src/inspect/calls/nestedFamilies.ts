import type { RequestAction } from '@cleat/core/adapter'
import { readArguments } from '../../abi/readArguments.ts'
import { type CallFamily, callFamily, type InspectedCall } from './callFamily.ts'
import { readMultiSend } from './readMultiSend.ts'

/** Functions that call others. Selectors without `0x`. @see ERC-7579, ERC-7821, Safe 1.3 */
export const nestedFamilies: { readonly [selector: string]: CallFamily } = {
  ac9650d8: callFamily('multicall(bytes[])', { calls: ['bytes'] }, runOnSelf),
  '5ae401dc': callFamily(
    'multicall(uint256,bytes[])',
    { until: 'uint256', calls: ['bytes'] },
    runOnSelf,
  ),
  '1f0464d1': callFamily(
    'multicall(bytes32,bytes[])',
    { block: 'word', calls: ['bytes'] },
    runOnSelf,
  ),
  e9ae5c53: callFamily('execute(bytes32,bytes)', { mode: 'word', calls: 'bytes' }, execute),
  '6a761202': callFamily(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    {
      ...{ target: 'address', value: 'uint256', data: 'bytes', operation: 'uint8' },
      ...{ safeTxGas: 'uint256', baseGas: 'uint256', gasPrice: 'uint256' },
      ...{ gasToken: 'address', refundReceiver: 'address', signatures: 'bytes' },
    } as const,
    ({ target, value, data, operation }, call) => [
      toSafeTransaction({ safe: call.to, target, value, data, operation }, call.inspect),
    ],
  ),
}

/** What a Safe does. `data` has no `0x`. */
export function toSafeTransaction(
  transaction: {
    readonly safe: string
    readonly target: string
    readonly value: bigint
    readonly data: string
    readonly operation: bigint
  },
  inspect: InspectedCall['inspect'],
): RequestAction {
  const { safe, target, value, data, operation } = transaction
  if (operation === 0n) {
    const actions = inspect({ to: target, value, data: `0x${data}`, account: safe })
    return { kind: 'safeTransaction', safe, isDelegateCall: false, actions }
  }
  const calls = readMultiSend(target, data)
  if (!calls) return { kind: 'safeTransaction', safe, isDelegateCall: true, actions: [] }
  const actions = calls.flatMap((call) => inspect({ ...call, account: safe }))
  return { kind: 'safeTransaction', safe, isDelegateCall: false, actions }
}

function runOnSelf(
  { calls }: { readonly calls: readonly string[] },
  { to, account, inspect }: InspectedCall,
): readonly RequestAction[] {
  return calls.flatMap((data) => inspect({ to, data: `0x${data}`, account }))
}

/** The first byte says one call (0) or several (1); the second whether failures are ignored. */
function execute(
  { mode, calls }: { readonly mode: string; readonly calls: string },
  { to, inspect }: InspectedCall,
): readonly RequestAction[] {
  if (mode.startsWith('00'))
    return inspect({
      to: `0x${calls.slice(0, 40)}`,
      value: BigInt(`0x${calls.slice(40, 104)}`),
      data: `0x${calls.slice(104)}`,
      account: to,
    })
  if (!mode.startsWith('01')) return [{ kind: 'opaque', reason: 'data' }]
  const shape = { calls: [{ to: 'address', value: 'uint256', data: 'bytes' }] } as const
  return readArguments(calls, shape, 'loose').calls.flatMap((call) =>
    inspect({ ...call, data: `0x${call.data}`, account: to }),
  )
}
