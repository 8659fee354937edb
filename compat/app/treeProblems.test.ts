import { expect, test } from 'vitest'
import { treeProblems } from './treeProblems.ts'

const viem = { name: 'viem', version: '2.57.1', licence: 'MIT' }

test('default', () => {
  const packages = Array.from({ length: 60 }, () => viem)
  expect(treeProblems({ packages })).toEqual([])
})

test('error: a licence, and a package too many', () => {
  const sockets = { name: 'rpc-websockets', version: '9.0.0', licence: 'LGPL-3.0-only' }
  expect(treeProblems({ packages: [viem, sockets] })).toEqual([
    'rpc-websockets 9.0.0 is under LGPL-3.0-only',
  ])
  const packages = Array.from({ length: 61 }, () => viem)
  expect(treeProblems({ packages })).toEqual(['installs 61 packages, more than 60'])
})
