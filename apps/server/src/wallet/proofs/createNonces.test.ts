import { expect, test } from 'vitest'
import { createWalletKeys } from '../keys/createWalletKeys.ts'
import { createNonces } from './createNonces.ts'

const windowMs = 300_000
const [root, newRoot] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const start = 5_000 * windowMs

function open(roots: readonly Uint8Array[] = [root]) {
  let time = start
  const nonces = createNonces({ keys: createWalletKeys(roots), now: () => new Date(time) })
  const at = (ms: number) => {
    time = start + ms
  }
  return { ...nonces, at }
}

test('default: a nonce lasts from its window to the end of the next', () => {
  const nonces = open()
  const nonce = nonces.create()
  expect(nonce).toMatch(/^5000\.[\w-]{22}$/)
  for (const ms of [0, windowMs - 1, windowMs, 2 * windowMs - 1]) {
    nonces.at(ms)
    expect(nonces.has(nonce)).toBe(true)
  }
  nonces.at(2 * windowMs)
  expect(nonces.has(nonce)).toBe(false)
  // A proof is remembered for as long as its nonce can be used.
  expect(nonces.lifetimeMs).toBe(2 * windowMs)
})

test('behavior: one of the next window is none', () => {
  const nonces = open()
  nonces.at(windowMs)
  const next = nonces.create()
  expect(nonces.has(next)).toBe(true)
  nonces.at(0)
  expect(nonces.has(next)).toBe(false)
})

test('behavior: it is the same in a window, and another in each of many', () => {
  const nonces = open()
  expect(nonces.create()).toBe(nonces.create())
  const seen = new Set<string>()
  for (let at = 0; at < 8; at += 1) {
    nonces.at(at * windowMs)
    const nonce = nonces.create()
    expect(nonces.has(nonce)).toBe(true)
    seen.add(nonce.slice(nonce.indexOf('.')))
  }
  expect(seen.size).toBe(8)
})

test('behavior: while a secret is replaced, nonces of both count, and the new one makes them', () => {
  const [old, both, later] = [open(), open([newRoot, root]), open([newRoot])]
  const nonce = old.create()
  expect(both.has(nonce)).toBe(true)
  expect(both.create()).toBe(later.create())
  expect(later.has(nonce)).toBe(false)
})

test.each([
  '',
  'nonce',
  '5000',
  '5000.',
  `5000.${'A'.repeat(22)}`,
  `5000.${'A'.repeat(21)}`,
  `5000.${'A'.repeat(23)}`,
  `.${'A'.repeat(22)}`,
  `5000000000000.${'A'.repeat(22)}`,
])('error: %j', (nonce) => {
  expect(open().has(nonce)).toBe(false)
})

test('error: the mark of one window with the number of another, and what stands around it', () => {
  const nonces = open()
  const nonce = nonces.create()
  nonces.at(windowMs)
  expect(nonces.has(nonce.replace('5000', '5001'))).toBe(false)
  for (const text of [`0${nonce}`, ` ${nonce}`, `${nonce} `, `${nonce}\n${nonce}`])
    expect(nonces.has(text)).toBe(false)
})
