import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { instructionErrorNames, transactionErrorNames } from './transactionErrorNames.ts'

const runtime = createRequire(import.meta.url).resolve('litesvm')
/** Only the types contain the numbers. */
const types = readFileSync(runtime.replace(/index\.js$/, 'internal.d.ts'), 'utf8')

test.each([
  { kind: 'TransactionErrorFieldless', names: transactionErrorNames },
  { kind: 'InstructionErrorFieldless', names: instructionErrorNames },
])('behavior: as the runtime numbers them: $kind', ({ kind, names }) => {
  const [, body = ''] = types.split(`enum ${kind} {`)
  const [members = ''] = body.split('}')
  expect(names.map((name, index) => `${name} = ${index}`)).toEqual(members.match(/\w+ = \d+/g))
})
