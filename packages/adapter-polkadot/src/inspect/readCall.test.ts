import type { RequestAction } from '@cleat/core/adapter'
import { encodeSs58 } from '@cleat/signatures/polkadot'
import { expect, test } from 'vitest'
import { readCall } from './readCall.ts'

const bob = toAddress(42)
const id = { type: 'Id', value: toAddress(0) }
const opaque = (reason: 'data' | 'depth' | 'method' | 'open'): RequestAction => ({
  ...{ kind: 'opaque', reason },
})
const paid: RequestAction = { kind: 'transfer', token: undefined, amount: 5n, to: bob }
const token: RequestAction = { kind: 'transfer', token: 'Assets.7', amount: 5n, to: bob }
const keep = {
  type: 'Balances',
  value: { type: 'transfer_keep_alive', value: { dest: id, value: 5n } },
}
const any = { delegate: id, proxy_type: { type: 'Any' }, delay: 0 }

function toAddress(prefix: number): string {
  return encodeSs58({ accountId: new Uint8Array(32).fill(7), prefix })
}

/** Forms that other chains have than the local one, which `decodeRequest.test.ts` reads. */
const rows: readonly (readonly [pallet: string, name: string, unknown, ...RequestAction[]])[] = [
  ['Balances', 'transfer_allow_death', { dest: id, value: 5n }, paid],
  ['Balances', 'transfer_allow_death', { dest: toAddress(2), value: 5n }, paid],
  ['Balances', 'transfer_allow_death', { dest: id, value: 5 }, opaque('data')],
  ['Balances', 'transfer_allow_death', { dest: 'nobody', value: 5n }, opaque('data')],
  ['Balances', 'transfer_allow_death', null, opaque('data')],
  ['Balances', 'force_transfer', { dest: id, value: 5n }, opaque('data')],
  ['Balances', 'transfer', { dest: id, value: 5n }, paid],
  [
    'Balances',
    'force_transfer',
    { source: toAddress(0), dest: id, value: 5n },
    { ...paid, from: bob } as RequestAction,
  ],
  ['Balances', 'transfer_all', { dest: id, keep_alive: true }, opaque('open')],
  ['Balances', 'burn', { value: 5n, keep_alive: true }, opaque('data')],
  ['Balances', 'force_set_balance', { who: id, new_free: 0n }, opaque('data')],
  [
    'Balances',
    'upgrade_accounts',
    {},
    { kind: 'call', to: 'Balances.upgrade_accounts', value: 0n },
  ],
  ['Assets', 'transfer', { id: 7, target: id, amount: 5n }, token],
  ['Assets', 'transfer', { id: 7n, target: id, amount: 5n }, token],
  ['Assets', 'transfer', { id: 'seven', target: id, amount: 5n }, opaque('data')],
  ['Assets', 'transfer_keep_alive', { id: 7, target: id, amount: 5n }, token],
  [
    'Assets',
    'approve_transfer',
    { id: 7, delegate: id, amount: 5n },
    { kind: 'approve', token: 'Assets.7', spender: bob, amount: 5n, isSignature: false },
  ],
  ['Assets', 'approve_transfer', { id: 7, delegate: id, amount: 5 }, opaque('data')],
  [
    'Assets',
    'cancel_approval',
    { id: 7, delegate: id },
    { kind: 'revoke', token: 'Assets.7', spender: bob },
  ],
  [
    'Assets',
    'transfer_ownership',
    { id: 7, owner: id },
    { kind: 'ownership', contract: 'Assets.7', to: bob },
  ],
  ['Assets', 'transfer_all', { id: 7, dest: id, keep_alive: true }, opaque('open')],
  ['Assets', 'approve_transfer', { id: 7, delegate: {}, amount: 5n }, opaque('data')],
  ['Assets', 'cancel_approval', { id: 7, delegate: {} }, opaque('data')],
  ['Assets', 'transfer_ownership', { id: 7, owner: {} }, opaque('data')],
  ['Assets', 'freeze', { id: 7, who: id }, opaque('method')],
  ['Proxy', 'add_proxy', any, { kind: 'grant', to: bob, limits: 0 }],
  ['Proxy', 'add_proxy', { ...any, proxy_type: {} }, opaque('data')],
  ['Proxy', 'add_proxy', { ...any, delegate: {} }, opaque('data')],
  [
    'Proxy',
    'add_proxy',
    { ...any, proxy_type: { type: 'Staking' } },
    { kind: 'grant', to: bob, limits: 1 },
  ],
  ['Proxy', 'proxy', { real: id, call: keep }, acting(bob, paid)],
  ['Proxy', 'proxy', { real: {}, call: keep }, acting('', paid)],
  ['Proxy', 'create_pure', {}, opaque('method')],
  ['Proxy', 'proxy_announced', { real: id, call: keep }, acting(bob, paid)],
  ['Multisig', 'as_multi', { call: keep }, acting('', paid)],
  ['Multisig', 'as_multi', {}, acting('', opaque('data'))],
  ['Multisig', 'approve_as_multi', {}, opaque('method')],
  ['Multisig', 'cancel_as_multi', {}, opaque('method')],
  ['Utility', 'batch_all', { calls: [keep] }, paid],
  ['Utility', 'as_derivative', { index: 0, call: keep }, paid],
  ['Utility', 'batch', { calls: [{ value: keep.value }] }, opaque('data')],
  ['Utility', 'batch', { calls: [{ type: 'Balances', value: {} }] }, opaque('data')],
  ['Utility', 'batch', { calls: keep }, opaque('data')],
  ['Utility', 'batch', { calls: [keep, 5] }, paid, opaque('data')],
  ['Utility', 'force_batch', { calls: [keep] }, paid],
  ['Utility', 'with_weight', { call: keep }, paid],
  ['Utility', 'if_else', { main: keep, fallback: keep }, paid, paid],
  ['Utility', 'dispatch_as', { call: keep }, opaque('method')],
  ['Staking', 'nominate', {}, { kind: 'call', to: 'Staking.nominate', value: 0n }],
  ['System', 'remark', {}, harmless('System.remark')],
  ['System', 'remark_with_event', {}, harmless('System.remark_with_event')],
  ['System', 'remark_twice', {}, opaque('method')],
  ['MySystem', 'remark', {}, opaque('method')],
  ['Proxy', 'remove_proxy', {}, harmless('Proxy.remove_proxy')],
  ['Proxy', 'remove_proxies', {}, harmless('Proxy.remove_proxies')],
  ['Staking', 'chill', {}, harmless('Staking.chill')],
  ['ConvictionVoting', 'vote', {}, harmless('ConvictionVoting.vote')],
  ['PolkadotXcm', 'limited_reserve_transfer_assets', {}, opaque('method')],
]

test.each(rows.map((row) => ({ row })))('default: $row.0.$row.1', ({ row }) => {
  const [pallet, name, input, ...actions] = row
  expect(readCall({ pallet, name, input }, { prefix: 42 })).toEqual(actions)
})

function acting(safe: string, ...actions: readonly RequestAction[]): RequestAction {
  return { kind: 'safeTransaction', safe, isDelegateCall: false, actions }
}

function harmless(to: string): RequestAction {
  return { kind: 'call', to, value: 0n }
}

test('behavior: calls inside calls are read to the fourth, and 200 in all', () => {
  const wrap = (depth: number): unknown =>
    depth === 0
      ? keep
      : { type: 'Utility', value: { type: 'batch', value: { calls: [wrap(depth - 1)] } } }
  const read = (calls: readonly unknown[]) =>
    readCall({ pallet: 'Utility', name: 'batch', input: { calls } }, { prefix: 42 })
  expect(read([wrap(3)])).toEqual([paid])
  expect(read([wrap(4)])).toEqual([opaque('depth')])
  // The one around them counts, too.
  expect(read(Array(199).fill(keep))).toEqual(Array(199).fill(paid))
  expect(read(Array(201).fill(keep)).slice(198)).toEqual([paid, opaque('depth'), opaque('depth')])
})
