import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sourceFiles.ts'

const hash = (text: string | undefined) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex')

// After a change of one: node scripts/compileContracts.ts
test.each([
  [
    ...(['evm/src/trial', 'Trial.sol', 'trialCode.ts'] as const),
    'cda1a79706307d67d327cceea70498d87b3a7d5131da5d38ed65f5ff0e7cf5f7',
    '946513e624d78f2250a8c68eb3bf00440d37ffb3888b70ff066a4f9cfa9d7ab0',
  ],
  [
    ...(['signatures/src/eip155/validator', 'Validator.sol', 'validatorCode.ts'] as const),
    '461b15e3fd78bd67e6127043bd1a84d1b4b3b1e46d8c5798d4d0939f63a0e51a',
    '4992955870684d1d102d45d89c21010de7cc9a9c24ea930efd612577907bbc38',
  ],
])('behavior: the code in %s was compiled from its source', (folder, source, code, of, to) => {
  const read = (name: string) => readFileSync(join(root, 'packages', folder, name), 'utf8')
  expect(hash(read(source))).toBe(of)
  expect(hash(/'(0x[0-9a-f]+)'/.exec(read(code))?.[1])).toBe(to)
})
