/** A package that draws wallets, under a licence that allows to pass its drawings on. */
export type DrawingSource = {
  /** Exact, as npm knows it. */
  readonly package: string
  readonly version: string
  readonly licence: string
  readonly copyright: string
  /** Whether its drawings are elements of a library and were written down by hand. */
  readonly isCopied?: boolean
  /** Where a drawing is in the package. `*` may stand for a hash in the name of a file. */
  readonly file: (name: string) => string
}

/**
 * Sources of drawings by the prefix that names them in `walletIcons.json`. They are read once, by
 * `collectDrawings.ts`, and are no dependencies.
 */
export const drawingSources: Readonly<Record<string, DrawingSource>> = {
  rainbowkit: {
    package: '@rainbow-me/rainbowkit',
    version: '2.2.11',
    licence: 'MIT',
    copyright: '2024 Rainbow',
    file: (name) => `dist/${name}-*.js`,
  },
  'web3-onboard': {
    package: '@web3-onboard/injected-wallets',
    version: '2.11.3',
    licence: 'MIT',
    copyright: 'Blocknative',
    file: (name) => `dist/icons/${name}.js`,
  },
  subwallet: {
    package: '@subwallet/wallet-connect',
    version: '0.2.7',
    licence: 'Apache-2.0',
    copyright: 'Koni Studio',
    file: (name) => `dotsama/predefinedWallet/${name}.svg`,
  },
  lasereyes: {
    package: '@omnisat/lasereyes-react',
    version: '0.0.80',
    licence: 'MIT',
    copyright: '2024 Laser Eyes',
    isCopied: true,
    file: () => 'dist/index.js',
  },
  'simple-icons': {
    package: 'simple-icons',
    version: '16.37.0',
    licence: 'CC0-1.0',
    copyright: 'none',
    file: (name) => `icons/${name}.svg`,
  },
  thirdweb: {
    package: 'thirdweb',
    version: '5.121.6',
    licence: 'Apache-2.0',
    copyright: '2021 Non-Fungible Labs, Inc',
    file: (name) => `dist/esm/wallets/__generated__/wallet/${name}/image.js`,
  },
  // Where newer drawings bear the mark of someone else.
  'thirdweb-5.60': {
    package: 'thirdweb',
    version: '5.60.0',
    licence: 'Apache-2.0',
    copyright: '2021 Non-Fungible Labs, Inc',
    file: (name) => `dist/esm/wallets/__generated__/wallet/${name}/image.js`,
  },
}
