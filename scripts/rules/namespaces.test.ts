import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findNamespaceNames } from './namespaces.ts'

/** Where core may name a chain family, and why no rule of an adapter can take its place. */
const allowed: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^runtime\/requests\/labels\/toLabelSubject\.ts$/, 'ERC-7730 is about EVM chains alone'],
  [/^base\/caip\/namespace\.ts$/, 'completion of the type `Namespace` in editors'],
  [/^base\/caip\/defaultNamespace\.ts$/, 'CAIP parsing: viem chains name no namespace'],
  [/^base\/errors\/errorMessages\.ts$/, 'an example in a message'],
  [/^base\/device\/findHost\.ts$/, 'the names of globals of the page'],
  [/^(?:contract\/networks\/|exports\/networks\.ts$)/, 'the networks that apps import'],
  [/^contract\/adapter\/remoteWallet\.ts$/, 'a type: eip155 gets EIP-1193 providers'],
  [/^runtime\/remoteWallets\/loadRemoteWallets\.ts$/, 'creates the provider of that type'],
  [/^runtime\/walletConnect\/createEip155Provider\.ts$/, 'EIP-1193 over WalletConnect'],
  [/^runtime\/universalAdapter\/create\w+\.ts$/, 'eip155 without an adapter: EIP-1193'],
  [/^runtime\/walletConnect\/buildProposal\.ts$/, 'WalletConnect: methods of a proposal'],
  [
    /^runtime\/walletConnect\/(?:createSignInRequest|readGrant)\.ts$/,
    'WalletConnect: ReCaps and signing in are of eip155',
  ],
  [
    /^runtime\/walletConnect\/readSession(?:Capabilities)?\.ts$/,
    'WalletConnect: the form of its accounts, and EIP-5792',
  ],
  [/^runtime\/walletConnect\/createWalletConnectClient\.ts$/, 'creates the provider of eip155'],
  [/^runtime\/walletConnect\/createSessions\.ts$/, 'WalletConnect: an event of Bitcoin wallets'],
  [/^runtime\/walletConnect\/earlierIds\.ts$/, 'WalletConnect: ids of earlier specifications'],
  [/^runtime\/walletDeepLinks\/listBrowseLinks\.ts$/, 'what single wallets open'],
  [/^runtime\/registry\//, 'data: networks and wallets of the registry'],
  [
    /^features\/swap\/offers\/(?:createSwapApi|quotesAnswer)\.ts$/,
    'a field of the Data API (spec §7)',
  ],
  [/^runtime\/queries\/data\/nativeAddress\.ts$/, 'how the Data API writes native coins'],
  [/^features\/names\/signing\/ecosystems\.ts$/, 'words of EIP-4361, coin types of ENS'],
  [/^features\/onramp\/offers\/sampleOffering\.ts$/, 'data: the sample of spec §9'],
  [/^features\/send\/paymentUris\//, 'EIP-681, BIP-21 and Solana Pay, one standard a file'],
]

/** What core consists of but tests, and tables of features, which list their namespaces. */
function readCore() {
  const folder = 'packages/core/src'
  const paths = sourceFiles(`${folder}/**/*.ts`).filter(
    (path) =>
      !/\.test|\/features\/\w+\/feature\.ts$/.test(path) && !path.startsWith(`${folder}/test/`),
  )
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(join(root, path), 'utf8')]),
  )
}

test('default: core names no namespace', () => {
  const found = findNamespaceNames(readCore())
  expect(found.filter((path) => !allowed.some(([pattern]) => pattern.test(path)))).toEqual([])
  const idle = allowed.filter(([pattern]) => !found.some((path) => pattern.test(path)))
  expect(idle, 'exceptions that nothing needs').toEqual([])
})

test.each([
  ['a comparison', "if (namespace === 'eip155') return"],
  ['a network', 'const id = `eip155:1`'],
  ['a default', "const { chainNamespace = 'solana' } = network"],
  ['a table', 'const methods = { bip122: [] }'],
  ['a member', 'session.namespaces.polkadot'],
])('error: %s', (_, text) => {
  expect(findNamespaceNames({ 'runtime/a.ts': text })).toEqual(['runtime/a.ts'])
})

test.each([
  ['a comment', "// On 'eip155' only.\n/** See 'solana'. */"],
  ['another name', "const name = 'solanaPay'"],
])('behavior: %s is none', (_, text) => {
  expect(findNamespaceNames({ 'runtime/a.ts': text })).toEqual([])
})
