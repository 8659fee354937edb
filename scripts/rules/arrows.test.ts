import { type Offence, testOffences } from './miniature.ts'

const files = {
  core: 'packages/core/src/store.ts',
  ui: 'packages/ui/src/Row.tsx',
  react: 'packages/react/src/createAppKit.ts',
  devtools: 'packages/devtools/src/listRequests.ts',
  reactLibrary: 'packages/react/src/library/createSiwx.ts',
  evm: 'packages/evm/src/guardProvider.ts',
  adapter: 'packages/adapter-solana/src/translate.ts',
  evmAdapter: 'packages/adapter-wagmi/src/translate.ts',
  signatures: 'packages/signatures/src/verify.ts',
  siwx: 'packages/siwx/src/verify.ts',
  testing: 'packages/testing/src/createWallet.ts',
  localnet: 'packages/localnet/src/startAnvil.ts',
  laboratory: 'apps/laboratory/src/App.tsx',
  e2e: 'e2e/connect.ts',
  bench: 'bench/run.ts',
}

type Arrow = readonly [from: keyof typeof files, to: string]

let count = 0

function arrow([from, to]: Arrow, message: RegExp, right: string): Offence {
  count += 1
  // One file per arrow, so that a single lint run covers all of them.
  const path = files[from].replace(/(?=\.tsx?$)/, String(count))
  return {
    title: `${from} → ${to}`,
    rule: 'noRestrictedImports',
    message,
    offending: { [path]: `import '${to}'` },
    allowed: { [path]: `import '${right}'` },
  }
}

testOffences([
  ...['react', 'react-dom', 'react/jsx-runtime', 'ethers', '@tanstack/react-query']
    .concat(['@cleat/ui/kit', '@cleat/react', '@cleat/adapter-wagmi', '@cleat/testing'])
    .concat(['@cleat/localnet', '@cleat/laboratory', '@cleat/evm', 'wagmi', 'viem'])
    .map((to) => arrow(['core', to], /^core imports its own files/, 'valtio/vanilla')),
  ...['@cleat/react', '@cleat/adapter-wagmi', '@cleat/core/adapter', '@cleat/testing']
    .concat(['@cleat/laboratory', '@cleat/evm'])
    .map((to) => arrow(['ui', to], /^ui imports @cleat\/core and no other/, '@cleat/core/wallets')),
  ...['@cleat/adapter-wagmi', '@cleat/core/adapter', '@cleat/testing', '@cleat/laboratory']
    .concat(['@cleat/evm', '@cleat/siwx'])
    .map((to) =>
      arrow(['react', to], /^react imports @cleat\/core and @cleat\/ui/, '@cleat/ui/kit'),
    ),
  ...['@cleat/react', '@cleat/ui/kit', '@cleat/adapter-wagmi', '@cleat/testing', '@cleat/evm'].map(
    (to) => arrow(['devtools', to], /^devtools import @cleat\/core/, '@cleat/react/kit'),
  ),
  ...['@cleat/siwx/server', '@cleat/signatures/bip122', 'viem'].map((to) =>
    arrow(['reactLibrary', to], /^What signs in at a service imports/, '@cleat/siwx'),
  ),
  ...['@cleat/core', '@cleat/ui/kit', '@cleat/react', '@cleat/adapter-ethers', '@cleat/laboratory']
    .concat(['@cleat/testing', '@cleat/localnet', '@cleat/evm', '@cleat/evm/transfers'])
    .map((to) => arrow(['adapter', to], /^An adapter imports @cleat/, '@cleat/core/adapter')),
  arrow(['adapter', 'react'], /^An adapter draws nothing/, 'wagmi/actions'),
  ...[
    '@cleat/core',
    '@cleat/react',
    '@cleat/ui/kit',
    '@cleat/adapter-ethers',
    '@cleat/testing',
  ].map((to) => arrow(['evmAdapter', to], /^An adapter imports @cleat/, '@cleat/evm')),
  arrow(['evmAdapter', 'react'], /^An adapter draws nothing/, '@cleat/evm/transfers'),
  ...['@cleat/core', '@cleat/react', '@cleat/ui/kit', '@cleat/adapter-wagmi', '@cleat/testing']
    .concat(['react', 'wagmi', 'ethers'])
    .map((to) => arrow(['evm', to], /^evm imports its own files,/, '@cleat/core/adapter')),
  arrow(
    ['adapter', '@cleat/siwx/server'],
    /^An adapter imports @cleat/,
    '@cleat/signatures/solana',
  ),
  ...['@cleat/core/adapter', '@cleat/evm', '@cleat/siwx/messages', 'viem', 'react'].map((to) =>
    arrow(['signatures', to], /^signatures imports its own files,/, '@noble/curves/ed25519.js'),
  ),
  ...['@cleat/core/adapter', '@cleat/evm', '@cleat/testing', 'viem', 'react'].map((to) =>
    arrow(['siwx', to], /^siwx imports its own files,/, '@cleat/signatures/eip155'),
  ),
  ...['@cleat/ui/kit', '@cleat/react', '@cleat/adapter-wagmi', '@cleat/localnet']
    .concat(['@cleat/laboratory'])
    .map((to) => arrow(['testing', to], /^testing imports @cleat\/core and no other/, 'viem')),
  ...['@cleat/core', '@cleat/testing', '@cleat/laboratory'].map((to) =>
    arrow(['localnet', to], /^localnet imports no other package of ours/, 'viem'),
  ),
  arrow(['e2e', '@cleat/laboratory'], /^Nothing imports an app/, '@cleat/testing'),
  arrow(['e2e', '../apps/laboratory/main.ts'], /^Nothing imports an app/, '@cleat/react'),
  arrow(['bench', '@cleat/laboratory'], /^Nothing imports an app/, '@cleat/react'),
])

const inTests: readonly (readonly [path: string, to: string, message: RegExp, right: string])[] = [
  [files.core, '@cleat/testing', /^core imports no other package/, 'fast-check'],
  [files.ui, '@cleat/react', /^ui's tests import core/, '@cleat/core/adapter'],
  [files.react, '@cleat/adapter-wagmi', /^react's tests import core/, '@cleat/core/adapter'],
  [
    files.devtools,
    '@cleat/testing',
    /^The devtools' tests import core/,
    '@cleat/ui/test/accessible',
  ],
  [files.adapter, '@cleat/react', /^An adapter's tests import core,/, '@cleat/localnet'],
  [files.evmAdapter, '@cleat/react', /^An adapter's tests import core,/, '@cleat/evm'],
  [
    files.evm,
    '@cleat/adapter-wagmi',
    /^evm's tests import core, testing and localnet/,
    '@cleat/testing',
  ],
  [files.signatures, '@cleat/core', /^signatures' tests import testing/, '@cleat/localnet'],
  [files.siwx, '@cleat/core', /^siwx's tests import signatures/, '@cleat/testing'],
  [files.testing, '@cleat/react', /^testing's tests import core/, '@cleat/localnet'],
]

testOffences(
  inTests.map(([path, to, message, right]) => {
    const testPath = path.replace('.ts', '.test.ts')
    return {
      title: `a test: ${testPath} → ${to}`,
      rule: 'noRestrictedImports',
      message,
      offending: { [testPath]: `import '${to}'` },
      allowed: { [testPath]: `import '${right}'` },
    }
  }),
)

testOffences(
  [
    ['evm/src/swaps/decode/v2/readV2.ts', 'viem', /^A decoder of exchanges shares no code/],
    ['evm/src/swaps/decode/v3/readV3.ts', '../../../library/viemCodec.ts', /^A decoder/],
    ['evm/src/swaps/decode/wrap/readWrap.ts', '../../prepare/prepareSwap.ts', /^A decoder/],
    ['evm/src/swaps/contracts/listContracts.ts', 'ethers', /^A decoder of exchanges/],
    ['adapter-solana/src/swaps/decode/rfq/readRfq.ts', '@solana/kit', /^What judges a payment/],
    ['adapter-solana/src/swaps/decode/readSwap.ts', '../../library/solanaKit.ts', /^What judges/],
    ['adapter-solana/src/swaps/trial/trySwap.ts', '../../library/solanaKit.ts', /^What judges/],
    ['adapter-solana/src/swaps/follow/followSwap.ts', '@solana-program/token', /^What judges/],
  ].map(([path, to, message]) => ({
    title: `a decoder: ${path} → ${to}`,
    rule: 'noRestrictedImports',
    message: message as RegExp,
    offending: { [`packages/${path}`]: `import '${to}'` },
    allowed: { [`packages/${path}`]: "import '@cleat/core/adapter'" },
  })),
)

testOffences([
  {
    title: 'a file of another package by its path',
    rule: 'plugin',
    message: /^Import another package by its name and entry/,
    offending: { [files.ui]: "import '../../core/src/store.ts'" },
    allowed: { [files.ui]: "import '@cleat/core'" },
  },
  ...['src/store.ts', 'dist/exports/index.js', 'src'].map((path) => ({
    title: `@cleat/core/${path}`,
    rule: 'plugin',
    message: /^Import another package by its name and entry/,
    offending: { [files.bench]: `import '@cleat/core/${path}'` },
    allowed: { [files.bench]: "import '@cleat/core'" },
  })),
  {
    title: 'a package that the manifest does not list',
    rule: 'noUndeclaredDependencies',
    message: /valtio isn't specified/,
    offending: {
      'packages/core/package.json': '{ "name": "@cleat/core", "type": "module" }',
      [files.core]: "import 'valtio/vanilla'",
    },
    allowed: {
      'packages/core/package.json': '{ "type": "module", "dependencies": { "valtio": "1.0.0" } }',
      [files.core]: "import 'valtio/vanilla'",
    },
  },
  {
    title: 'shipped code importing a development dependency',
    rule: 'noUndeclaredDependencies',
    message: /fast-check isn't specified/,
    offending: {
      'packages/ui/package.json':
        '{ "type": "module", "devDependencies": { "fast-check": "1.0.0" } }',
      [files.ui]: "import 'fast-check'",
    },
    allowed: {
      'packages/ui/package.json':
        '{ "type": "module", "devDependencies": { "fast-check": "1.0.0" } }',
      'packages/ui/src/Row.test.tsx': "import 'fast-check'",
    },
  },
  {
    title: 'an import hidden in a type',
    rule: 'plugin',
    message: /^Write an import statement/,
    offending: { [files.core]: "export type A = import('./other.ts').A" },
    allowed: { [files.core]: "import type { A } from './other.ts'\nexport type B = A" },
  },
])
