import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findUndocumentedMembers, findUndocumentedNames } from './publicDocs.ts'

const readText = (path: string) => readFileSync(join(root, path), 'utf8')
const isSource = (path: string) => !path.includes('.test.')

const entries = sourceFiles('packages/{react,adapter-*,embedded-wallet}/src/exports/*.ts').filter(
  isSource,
)

// Unnamed public types: results of hooks, methods of the kit, options.
const types = [
  ...sourceFiles('packages/react/src/*.ts'),
  ...sourceFiles('packages/react/src/{hooks,instance,kit,selectors,solana,wallets}/*.ts'),
  ...sourceFiles('packages/react/src/{buttons/props/*,interface/content/accountDisplay}.ts'),
  ...sourceFiles('packages/core/src/**/{options,runtimeOptions,serviceUrls}.ts'),
].filter(isSource)

test.each(entries)('default: every name of %s is documented', (entry) => {
  expect(findUndocumentedNames(entry, readText)).toEqual([])
})

test.each(['index', 'conformance'])('default: every name of testing/%s is documented', (name) => {
  const entry = `packages/testing/src/exports/${name}.ts`
  expect(findUndocumentedNames(entry, readText)).toEqual([])
})

// What they export is used together: by adapters, or by the tests of one namespace.
test.each(sourceFiles('packages/{evm,testing}/src/exports/*.ts').filter(isSource))(
  'default: every name of %s is documented, without an example of its own',
  (entry) => {
    const found = findUndocumentedNames(entry, readText)
    expect(found.filter((line) => !line.endsWith('has no @example'))).toEqual([])
  },
)

test('default: so is every member of the types behind them', () => {
  expect(types.flatMap((path) => findUndocumentedMembers(path, readText))).toEqual([])
})

describe('in a miniature', () => {
  const files: { readonly [path: string]: string } = {
    'packages/react/src/exports/index.ts': [
      "export { useA, useB, useC } from '../hooks.ts'",
      "export type { Plain, Told as Renamed } from '@cleat/core'",
      "export type { Whole } from '@cleat/core'",
      "export { defineChain } from 'viem'",
    ].join('\n'),
    'packages/react/src/hooks.ts': [
      '/**\n * Does a.\n * @example\n * useA()\n */\nexport function useA() {}',
      '/** Does b. */\nexport function useB() {}',
      '// Does c.\nexport function useC() {}',
    ].join('\n'),
    'packages/core/package.json': '{ "exports": { ".": "./src/exports/index.ts" } }',
    'packages/core/src/exports/index.ts': "export type { Plain, Told, Whole } from '../types.ts'",
    'packages/core/src/types.ts': [
      'export type Plain = { a: string }',
      '/** Told. */\nexport type Told = {\n/** Said. */\na: string\nb: { c(): void }\n}',
      '/** Whole. */\nexport type Whole = {\n/** Said. */\na: string\n}',
    ].join('\n'),
  }
  const readMiniature = (path: string) => {
    const text = files[path]
    if (text === undefined) throw new Error(`no ${path}`)
    return text
  }

  test('error: names and members without TSDoc, functions without an example', () => {
    expect(findUndocumentedNames('packages/react/src/exports/index.ts', readMiniature)).toEqual([
      'packages/react/src/hooks.ts: useB has no @example',
      'packages/react/src/hooks.ts: useC has no TSDoc',
      'packages/core/src/types.ts: Plain has no TSDoc',
      'packages/core/src/types.ts: Told.b has no TSDoc',
      'packages/core/src/types.ts: Told.b.c has no TSDoc',
    ])
  })

  test('error: members without TSDoc, at any depth', () => {
    expect(findUndocumentedMembers('packages/core/src/types.ts', readMiniature)).toEqual([
      'packages/core/src/types.ts: Plain.a has no TSDoc',
      'packages/core/src/types.ts: Told.b has no TSDoc',
      'packages/core/src/types.ts: Told.b.c has no TSDoc',
    ])
  })
})
