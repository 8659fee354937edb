import { expect, test } from 'vitest'
import { neededGlobals } from './neededGlobals.ts'

test.each([
  ['Buffer.from(bytes)', 'Buffer'],
  ['export const node = process.version', 'process'],
  ['const { crypto } = global', 'global'],
  ['const a = { [process.pid]: 1 }', 'process'],
  ['const a = { process }', 'process'],
  ['function f(process) {} process.exit()', 'process'],
  ["typeof Buffer !== 'undefined' && process.exit()", 'process'],
  ['x[global]', 'global'],
])('default: %s', (code, name) => {
  expect(neededGlobals(code)).toEqual([expect.stringContaining(`${name} in`)])
})

test.each([
  ['// process.env, Buffer', 'a comment'],
  ["const a = 'global'", 'a text'],
  ['kit.process(); const a = { global: 1 }', 'names of properties'],
  ['class A { process() {} }', 'a method'],
  ["import { toBuffer as Buffer } from './a.js'; Buffer()", 'an import'],
  ['function f({ process = 1, ...global }) { return [process, global] }', 'parameters'],
  ['function f() { if (a) { var global = 1 } return global }', 'a variable'],
  ["const isNode = typeof process === 'object' && process.version", 'what was asked for'],
  ["if (typeof Buffer === 'function') Buffer.from('')", 'what was asked for'],
  ["export { a as process } from './a.js'", 'an export'],
])('behavior: %s is fine: %s', (code) => {
  expect(neededGlobals(code)).toEqual([])
})
