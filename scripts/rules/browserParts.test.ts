import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findBrowserParts } from './browserParts.ts'

const published = sourceFiles('packages/*/src/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|\/test\/|^packages\/(?:testing|localnet)\//.test(path),
)

/** Where a key that cannot be read stays usable. Nothing but `transport: 'dpop'` opens it. */
/** In the wallet’s frame, which hears one message of the page that holds it. */
const door = 'packages/embedded-wallet/src/frame/acceptHello.ts: messages of other windows'
/** In the wallet’s window, which asks whose page opened it. */
const opener = 'packages/embedded-wallet/src/window/findOpener.ts: messages of other windows'
/** In the wallet’s frame and window, which tell each other that they are there. */
const hints = 'packages/embedded-wallet/src/handoff/handoffHints.ts: a channel between tabs'
const keyStore = 'packages/siwx/src/cleat/dpop/openKeyStore.ts: a database of the browser'

test('default: no code of ours opens databases, reads cookies or listens to other windows', () => {
  const found = published.flatMap((path) =>
    findBrowserParts(readFileSync(join(root, path), 'utf8')).map((part) => `${path}: ${part}`),
  )
  expect(found).toEqual([door, hints, opener, keyStore])
  expect(published.length).toBeGreaterThan(500)
})

test.each([
  ["indexedDB.open('cleat')", 'a database of the browser'],
  ['const all = document.cookie', 'a cookie'],
  ["window.addEventListener('message', listen)", 'messages of other windows'],
  ["new BroadcastChannel('cleat')", 'a channel between tabs'],
])('error: %s', (source, part) => {
  expect(findBrowserParts(source)).toEqual([part])
})
