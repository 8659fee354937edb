import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import type { Sources } from './folderImports.ts'
import { findRouteBranches, listRoutes } from './routeNames.ts'

function readSources(pattern: string): Sources {
  const paths = sourceFiles(pattern).filter(
    (path) => !/\.(?:test|test-d|stories)\.tsx?$/.test(path) && !path.includes('/src/test/'),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

const routes = listRoutes(readSources('packages/core/src/features/*/feature.ts'))

test('default: no code outside a feature branches on the names of its routes', () => {
  expect(routes.get('WalletSend')).toBe('send')
  expect(routes.size).toBeGreaterThan(15)
  const sources = readSources('packages/*/src/**/*.{ts,tsx}')
  expect(findRouteBranches(sources, routes)).toEqual([])
})

test.each([
  ['a comparison', "if (route.name === 'WalletSend') close()"],
  ['a comparison the other way round', "if ('WalletSend' !== route.name) close()"],
  ['a case', "switch (route.name) { case 'WalletSend': close() }"],
  ['a list', "if (names.includes('WalletSend')) close()"],
  ['a type', "type Result<view> = view extends 'WalletSend' ? string : undefined"],
  ['a pattern', 'if (/^WalletSend/.test(route.name)) close()'],
])('error: %s', (_, text) => {
  expect(findRouteBranches({ 'ui/src/shell/a.ts': text }, routes)).not.toEqual([])
  expect(findRouteBranches({ 'ui/src/features/networks/a.ts': text }, routes)).not.toEqual([])
  expect(findRouteBranches({ 'ui/src/features/send/a.ts': text }, routes)).toEqual([])
})

test('behavior: to go to a route is no branch', () => {
  const text = "router.push({ name: 'WalletSend' })\nopen({ view: 'Account' })"
  expect(findRouteBranches({ 'ui/src/shell/a.ts': text }, routes)).toEqual([])
})
