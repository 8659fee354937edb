import { expect, test } from 'vitest'
import { sourceFiles } from '../sourceFiles.ts'
import { findBadFileNames } from './fileNames.ts'

const ours = '{packages,apps,bench,chaos,mutation,e2e,scripts,tooling}/**/*.{ts,tsx}'

test('default', () => {
  expect(sourceFiles(ours)).toContain('scripts/rules/fileNames.test.ts')
  expect(findBadFileNames(sourceFiles(ours))).toEqual([])
})

test.each([
  'packages/core/src/base/caip/addressUtil.ts',
  'packages/core/src/base/caip/addressUtils.test.ts',
  'packages/core/src/walletHelper.ts',
  'packages/core/src/sessionManager.ts',
  'packages/core/src/TokenService.ts',
  'packages/core/src/networkConstants.ts',
  'packages/core/src/adapterTypes.ts',
  'packages/core/src/types.ts',
  'packages/ui/src/utils.tsx',
  'packages/core/src/runtime/actions/index.ts',
])('error: %s', (path) => {
  expect(findBadFileNames([path])).toEqual([path])
})

test.each([
  'packages/core/src/connectorType.ts',
  'packages/core/src/exports/index.ts',
  'packages/ui/src/icons/index.ts',
  'packages/core/src/runtime/actions/switchNetwork.test.ts',
])('behavior: %s is a name', (path) => {
  expect(findBadFileNames([path])).toEqual([])
})
