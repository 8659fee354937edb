import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { cssModules } from './tooling/cssModules.ts'
import { EnvironmentSequencer } from './tooling/EnvironmentSequencer.ts'
import { lazyImports } from './tooling/lazyImports.ts'

const resolveHere = (path: string) => resolve(import.meta.dirname, path)
const setup = ['propertySeed', 'settledImports', 'waitTimeout']
const setupFiles = setup.map((name) => resolveHere(`tooling/${name}.ts`))
const resetDom = resolveHere('packages/ui/src/test/resetDom.ts')
const include = ['src/**/*.test.{ts,tsx}']
/** React's tests that need a page in which no other file ran. */
const reactAlone = ['src/exports/headless.test.ts', 'src/leftovers.test.tsx']
/** Tests of the entry for apps on ethers 5. */
const ethers5 = ['src/Ethers5Adapter.*.test.ts', 'src/exports/v5.test.ts']
/** Each has a Bitcoin chain of its own, which ends with the file. */
const bitcoinAlone = [
  'src/BitcoinAdapter.conformance.test.ts',
  'src/dialects/dialects.test.ts',
  'src/features/fetchBalance.test.ts',
  'src/transfers/createBitcoinTransfers.test.ts',
  'src/transfers/payments.test.ts',
  'src/transfers/sendTransfer.test.ts',
]
/** Tests of APIs of others, which msw stands in for. */
const mockedApis = [
  'src/{data/apis,onramp/providers}/**/*.test.ts',
  'src/data/swap/createSwapSources.test.ts',
]

export default defineConfig({
  test: {
    // One more than the gate has cores, because many tests wait.
    maxWorkers: 3,
    // A test that hangs fails all the same; one on a busy machine does not.
    testTimeout: 60_000,
    passWithNoTests: true,
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      project('core', { root: 'packages/core', environment: 'node', isolate: false }),
      project('evm', { root: 'packages/evm', environment: 'node', isolate: false }),
      project('signatures', { root: 'packages/signatures', environment: 'node', isolate: false }),
      project('siwx', { root: 'packages/siwx', environment: 'node', isolate: false }),
      project('embedded-wallet', {
        root: 'packages/embedded-wallet',
        environment: 'node',
        isolate: false,
      }),
      project('cli', { root: 'packages/cli', environment: 'node', isolate: false }),
      project('adapter-bitcoin', {
        root: 'packages/adapter-bitcoin',
        environment: 'jsdom',
        isolate: false,
        exclude: bitcoinAlone,
      }),
      project('adapter-bitcoin (alone)', {
        root: 'packages/adapter-bitcoin',
        environment: 'jsdom',
        include: bitcoinAlone,
      }),
      project('adapter-ethers', {
        root: 'packages/adapter-ethers',
        environment: 'jsdom',
        isolate: false,
        exclude: ethers5,
      }),
      project('adapter-ethers (ethers 5)', {
        root: 'packages/adapter-ethers',
        environment: 'jsdom',
        isolate: false,
        include: ethers5,
        alias: [{ find: /^ethers$/, replacement: 'ethers-5' }],
      }),
      project('adapter-solana', {
        root: 'packages/adapter-solana',
        environment: 'jsdom',
        isolate: false,
      }),
      project('adapter-wagmi', {
        root: 'packages/adapter-wagmi',
        environment: 'jsdom',
        isolate: false,
      }),
      project('adapter-wagmi (wagmi 2)', {
        root: 'packages/adapter-wagmi',
        environment: 'jsdom',
        isolate: false,
        // What is different there is connecting; money is asked of chains through viem, which is the same.
        exclude: ['src/transfers/*.conformance.test.ts'],
        alias: [
          { find: /^wagmi$/, replacement: '@wagmi/core-2' },
          { find: /^wagmi\/actions$/, replacement: '@wagmi/core-2/actions' },
        ],
      }),
      project('adapter-polkadot', {
        root: 'packages/adapter-polkadot',
        environment: 'jsdom',
        isolate: false,
      }),
      // Testing Library unmounts after each test only if it finds the test globals.
      project('ui', {
        root: 'packages/ui',
        environment: 'jsdom',
        globals: true,
        isolate: false,
        setupFiles: [...setupFiles, resetDom],
      }),
      project('react', {
        root: 'packages/react',
        environment: 'jsdom',
        globals: true,
        isolate: false,
        exclude: reactAlone,
        setupFiles: [...setupFiles, resetDom],
      }),
      project('react (alone)', {
        root: 'packages/react',
        environment: 'jsdom',
        globals: true,
        include: reactAlone,
        setupFiles: [...setupFiles, resetDom],
      }),
      project('devtools', {
        root: 'packages/devtools',
        environment: 'jsdom',
        globals: true,
        isolate: false,
        setupFiles: [...setupFiles, resetDom],
      }),
      project('testing', {
        root: 'packages/testing',
        environment: 'node',
        isolate: false,
        exclude: ['**/*.browser.test.ts', '**/createQuietClient.test.ts'],
      }),
      // Watches all sockets of its process, and clients of other files dial their relays again.
      project('testing (sockets)', {
        root: 'packages/testing',
        environment: 'node',
        include: ['**/createQuietClient.test.ts'],
      }),
      project('testing (browser)', {
        root: 'packages/testing',
        environment: 'jsdom',
        isolate: false,
        include: ['src/**/*.browser.test.ts'],
      }),
      project('toy-adapter', {
        root: 'examples/toy-adapter',
        environment: 'jsdom',
        include: ['**/*.test.ts'],
      }),
      project('sign-in examples', {
        root: 'examples',
        environment: 'node',
        include: ['sign-in-*/src/**/*.test.ts'],
      }),
      project('laboratory', {
        root: 'apps/laboratory',
        environment: 'jsdom',
        include: ['{src,scripts}/**/*.test.{ts,tsx}'],
      }),
      project('server', {
        root: 'apps/server',
        environment: 'node',
        isolate: false,
        exclude: ['**/realClients.test.ts', ...mockedApis],
      }),
      // Hono's server replaces the `Response` of its process, in which msw then finds no errors.
      project('server (apis)', {
        root: 'apps/server',
        environment: 'node',
        isolate: false,
        include: mockedApis,
      }),
      // Timers of these clients outlive the tests, and reject.
      project('server (real clients)', {
        root: 'apps/server',
        environment: 'node',
        include: ['**/realClients.test.ts'],
      }),
      project('onramp', { root: 'apps/onramp', environment: 'node', isolate: false }),
      project('secure', {
        root: 'apps/secure',
        environment: 'jsdom',
        globals: true,
        isolate: false,
        setupFiles: [...setupFiles, resetDom],
      }),
      project('docs', {
        root: 'apps/docs',
        environment: 'node',
        include: ['scripts/**/*.test.ts'],
      }),
      project('wallet', { root: 'apps/wallet', environment: 'node', isolate: false }),
      project('localnet', { root: 'packages/localnet', environment: 'node' }),
      project('pairing', { root: 'e2e/pairing', environment: 'node', include: ['**/*.test.ts'] }),
      project('names', { root: 'e2e/names', environment: 'node', include: ['**/*.test.ts'] }),
      project('connectionOrder', {
        root: 'e2e/connectionOrder',
        environment: 'jsdom',
        include: ['**/*.test.ts'],
      }),
      project('lazyCode', {
        root: 'e2e/lazyCode',
        environment: 'jsdom',
        include: ['**/*.test.ts'],
        plugins: [lazyImports()],
      }),
      project('bench', {
        root: 'bench',
        environment: 'node',
        isolate: false,
        include: ['**/*.test.ts'],
      }),
      project('chaos', {
        root: 'chaos',
        environment: 'node',
        isolate: false,
        include: ['**/*.test.ts'],
      }),
      project('mutation', {
        root: 'mutation',
        environment: 'node',
        isolate: false,
        include: ['**/*.test.ts'],
      }),
      project('tooling', {
        root: '.',
        environment: 'node',
        isolate: false,
        include: [
          '{scripts,tooling}/**/*.test.ts',
          'compat/{app,cli,login,matrix,native,readme,registry,table}/*.test.ts',
        ],
        exclude: ['scripts/rules/**'],
      }),
      project('compat', {
        root: 'compat/appkit',
        environment: 'jsdom',
        include: ['*.test.tsx'],
      }),
      // The oldest React and wagmi that the packages promise, also for the libraries beside them.
      project('compat (React 18.2, wagmi 2)', {
        root: 'compat/appkit',
        environment: 'jsdom',
        include: ['*.test.tsx'],
        inline: [/\/(?:@tanstack|@wagmi|use-sync-external-store|valtio|wagmi)\//],
        alias: ['react', 'react-dom', 'wagmi'].map((name) => ({
          find: new RegExp(`^${name}(?=/|$)`),
          replacement: resolveHere(`examples/react-18-wagmi-2/node_modules/${name}`),
        })),
      }),
      project('rules', {
        root: '.',
        environment: 'node',
        isolate: false,
        include: ['scripts/rules/**/*.test.ts'],
      }),
    ],
  },
})

type ProjectOptions = {
  root: string
  environment: 'node' | 'jsdom'
  globals?: boolean
  include?: string[]
  exclude?: string[]
  /** Whether each test file has its own process. @default true */
  isolate?: boolean
  setupFiles?: string[]
  alias?: { find: RegExp; replacement: string }[]
  plugins?: Plugin[]
  /** Libraries whose imports are aliased too. */
  inline?: RegExp[]
}

function project(name: string, options: ProjectOptions): TestProjectInlineConfiguration {
  const { root, alias = [], exclude = [], inline = [], plugins = [], ...test } = options
  return {
    root,
    plugins: [cssModules(), ...plugins],
    resolve: { alias },
    test: {
      name,
      include,
      setupFiles,
      exclude: ['**/node_modules/**', ...exclude],
      server: { deps: { inline } },
      // A busy machine takes longer than Vitest's second.
      expect: { poll: { timeout: 10_000 } },
      ...test,
    },
  }
}
