import {
  Address,
  p2sh,
  p2tr,
  p2wsh,
  Script,
  type ScriptType,
  TaprootControlBlock,
  utils,
} from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress.ts'
import { isSpent } from './isSpent.ts'
import type { Proof } from './readProof.ts'

// Scripts that anybody satisfies, so that only the way to them is checked.
const free = Script.encode(['NOP', 1])
const closed = Script.encode([0])

function spend(address: string | undefined, proof: Partial<Proof>): boolean {
  const parsed = parseAddress({ address, network: 'mainnet' })
  if (!parsed) throw new Error(`${address} is no address`)
  const nothing = { version: 0, lockTime: 0, sequence: 0, scriptSig: new Uint8Array(), witness: [] }
  return isSpent({ address: parsed, txid: new Uint8Array(32), proof: { ...nothing, ...proof } })
}

const push = (...values: ScriptType) => Script.encode(values)
const payTo = (script: Uint8Array) => ({ type: 'unknown' as const, script })

test('default: a script by its hash', () => {
  const { address } = p2sh(payTo(free), undefined, true)
  expect(spend(address, { scriptSig: push(free) })).toBe(true)
  expect(spend(address, { scriptSig: push(closed) })).toBe(false)
  expect(spend(address, { scriptSig: push(1, free) })).toBe(false)
  expect(spend(address, { scriptSig: push(free), witness: [free] })).toBe(false)
  expect(spend(address, { scriptSig: push('DUP', free) })).toBe(false)
  expect(spend(address, {})).toBe(false)
})

test('default: a script by its witness hash, plain and wrapped', () => {
  const plain = p2wsh(payTo(free), undefined)
  expect(spend(plain.address, { witness: [free] })).toBe(true)
  expect(spend(plain.address, { witness: [closed] })).toBe(false)
  expect(spend(plain.address, { witness: [] })).toBe(false)
  expect(spend(plain.address, { witness: [free], scriptSig: push(1) })).toBe(false)

  const { address } = p2sh(plain)
  expect(spend(address, { scriptSig: push(plain.script), witness: [free] })).toBe(true)
  expect(spend(address, { scriptSig: push(1, plain.script), witness: [free] })).toBe(false)
  expect(spend(address, { scriptSig: push(plain.script), witness: [closed] })).toBe(false)
})

test('default: a leaf of a taproot tree', () => {
  const key = utils.pubSchnorr(new Uint8Array(32).fill(7))
  const leaves = [free, closed, push(0, 0, 0)].map((script) => ({ script }))
  const tree = p2tr(key, leaves, undefined, true)
  const leaf = tree.tapLeafScript?.find(([, script]) => script.length === free.length + 1)
  if (!leaf) throw new Error('The tree has no such leaf')
  const [control, script] = [TaprootControlBlock.encode(leaf[0]), leaf[1].subarray(0, -1)]
  expect(spend(tree.address, { witness: [script, control] })).toBe(true)
  expect(spend(tree.address, { witness: [closed, control] })).toBe(false)
  for (let at = 0; at < control.length; at += 1) {
    const changed = control.map((byte, place) => (place === at ? byte ^ 1 : byte))
    expect(spend(tree.address, { witness: [script, changed] })).toBe(false)
  }
  expect(spend(tree.address, { witness: [script, control.subarray(0, -1)] })).toBe(false)
  expect(spend(tree.address, { witness: [script, control, Uint8Array.of(0x50)] })).toBe(false)
})

test('error: a witness for an output without one', () => {
  const address = Address().encode({ type: 'pkh', hash: new Uint8Array(20) })
  expect(spend(address, { witness: [free] })).toBe(false)
})
