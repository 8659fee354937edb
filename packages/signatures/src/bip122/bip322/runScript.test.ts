import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '@scure/base'
import { Script, type ScriptType } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { hash160 } from './hash160.ts'
import { runScript } from './runScript.ts'

const digest = () => sha256(utf8.decode('transaction'))
const [alice, bob] = [keyPair(1), keyPair(2)]

function keyPair(seed: number) {
  const secret = new Uint8Array(32).fill(seed)
  const options = { prehash: false, format: 'der' } as const
  const signature = Uint8Array.of(...secp256k1.sign(digest(), secret, options), 1)
  return { key: secp256k1.getPublicKey(secret), signature }
}

const nothing = new Uint8Array()
const one = Uint8Array.of(1)

function run(
  script: ScriptType,
  stack: readonly Uint8Array[] = [],
  parameters: Partial<runScript.Parameters> = {},
): boolean {
  const times = { version: 2, lockTime: 800_000, sequence: 144 }
  const rest = { digest, times, rules: 'v0', ...parameters } as const
  return runScript({ script: Script.encode(script), stack, ...rest })
}

test.each<[string, ScriptType, readonly Uint8Array[]]>([
  ['a key', [alice.key, 'CHECKSIG'], [alice.signature]],
  [
    'a hash of a key',
    ['DUP', 'HASH160', hash160(alice.key), 'EQUALVERIFY', 'CHECKSIG'],
    [alice.signature, alice.key],
  ],
  ['one of two keys', [1, alice.key, bob.key, 2, 'CHECKMULTISIG'], [nothing, bob.signature]],
  [
    'two of two keys',
    [2, alice.key, bob.key, 2, 'CHECKMULTISIG'],
    [nothing, alice.signature, bob.signature],
  ],
  [
    'a threshold by sums',
    [alice.key, 'CHECKSIG', 'SWAP', bob.key, 'CHECKSIG', 'ADD', 1, 'NUMEQUAL'],
    [nothing, alice.signature],
  ],
  [
    'the first branch',
    ['IF', alice.key, 'ELSE', bob.key, 'ENDIF', 'CHECKSIG'],
    [alice.signature, one],
  ],
  [
    'the second branch',
    ['IF', alice.key, 'ELSE', bob.key, 'ENDIF', 'CHECKSIG'],
    [bob.signature, nothing],
  ],
  ['a branch in a branch', [0, 'IF', 0, 'IF', 0, 'ENDIF', 'ELSE', 1, 'ENDIF'], []],
  ['a secret', ['SIZE', 32, 'EQUALVERIFY', 'SHA256', sha256(digest()), 'EQUAL'], [digest()]],
  ['an age', [Uint8Array.of(144, 0), 'CHECKSEQUENCEVERIFY', 'DROP', 1], []],
  ['a height', [Uint8Array.of(0, 53, 12), 'CHECKLOCKTIMEVERIFY', 'DROP', 1], []],
  ['three in a circle', ['ROT', 'DROP', 'DROP'], [nothing, one, nothing]],
])('default: %s', (_, script, stack) => {
  expect(run(script, stack)).toBe(true)
})

test.each<[string, ScriptType, readonly Uint8Array[]]>([
  ['nothing at all', [], []],
  ['a false end', [0], []],
  ['two values at the end', [1, 1], []],
  ['a value too few', ['DROP', 1], []],
  ['the key of another', [bob.key, 'CHECKSIG'], [alice.signature]],
  ['a wrong signature that is not needed', [alice.key, 'CHECKSIG', 'NOT'], [bob.signature]],
  [
    'signatures in the wrong order',
    [2, alice.key, bob.key, 2, 'CHECKMULTISIG'],
    [nothing, bob.signature, alice.signature],
  ],
  [
    'one signature for two',
    [2, alice.key, bob.key, 2, 'CHECKMULTISIG'],
    [nothing, alice.signature, alice.signature],
  ],
  [
    'something in the place that is empty',
    [1, alice.key, 1, 'CHECKMULTISIG'],
    [one, alice.signature],
  ],
  ['more signatures than keys', [2, alice.key, 1, 'CHECKMULTISIG'], [nothing, alice.signature]],
  ['a negative number of keys', [0, '1NEGATE', 'CHECKMULTISIG'], [nothing]],
  ['a condition that is not minimal', ['IF', 1, 'ELSE', 1, 'ENDIF'], [Uint8Array.of(2)]],
  ['an open condition', ['IF', 1], [one]],
  ['an end without a condition', [1, 'ENDIF'], []],
  ['an age that is too great', [Uint8Array.of(145, 0), 'CHECKSEQUENCEVERIFY', 'DROP', 1], []],
  ['an age in seconds', [Uint8Array.of(1, 0, 64), 'CHECKSEQUENCEVERIFY', 'DROP', 1], []],
  ['a height that is too great', [Uint8Array.of(1, 53, 12), 'CHECKLOCKTIMEVERIFY'], []],
  ['a date', [Uint8Array.of(0, 101, 205, 29), 'CHECKLOCKTIMEVERIFY', 'DROP', 1], []],
  ['a negative time', ['1NEGATE', 'CHECKLOCKTIMEVERIFY', 'DROP', 1], []],
  ['an operation that is reserved', ['NOP4', 1], []],
  ['a separator', ['CODESEPARATOR', 1], []],
  ['an operation that was disabled', [one, one, 'CAT', 'DROP', 1], []],
  ['a key of no known length', [alice.key.subarray(1), 'CHECKSIG'], [alice.signature]],
  ['a script that is too long', [...Array<'NOP'>(10_001).fill('NOP'), 1], []],
  ['too many operations', [...Array<'NOP'>(202).fill('NOP'), 1], []],
  ['a value that is too long', ['SIZE', 'DROP', 'DROP', 1], [new Uint8Array(521)]],
  ['too many values', [...Array<1>(1001).fill(1), 1], []],
])('error: %s', (_, script, stack) => {
  expect(run(script, stack)).toBe(false)
})

test('error: a push that is longer than it has to be', () => {
  const run = (...script: number[]) =>
    runScript({
      ...{ script: Uint8Array.from(script), stack: [], rules: 'v0', digest },
      times: { version: 2, lockTime: 0, sequence: 0 },
    })
  expect(run(0x51)).toBe(true)
  expect(run(1, 1)).toBe(false)
  expect(run(0x4c, 1, 17)).toBe(false)
  expect(run(1, 17)).toBe(true)
})

test('behavior: each kind of output has operations of its own', () => {
  const several: ScriptType = [1, alice.key, 1, 'CHECKMULTISIG']
  expect(run(several, [nothing, alice.signature], { rules: 'legacy' })).toBe(true)
  expect(run(several, [nothing, alice.signature], { rules: 'tapscript' })).toBe(false)
  expect(run([alice.key, 'CHECKSIGADD'], [alice.signature, nothing])).toBe(false)
  const long = secp256k1.Point.fromBytes(alice.key).toBytes(false)
  expect(run([long, 'CHECKSIG'], [alice.signature], { rules: 'legacy' })).toBe(true)
  expect(run([long, 'CHECKSIG'], [alice.signature])).toBe(false)
})

test('behavior: an age says nothing in the first version of transactions', () => {
  const times = { version: 1, lockTime: 0, sequence: 144 }
  expect(run([1, 'CHECKSEQUENCEVERIFY'], [], { times })).toBe(false)
})
