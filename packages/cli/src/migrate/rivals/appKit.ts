import { addComment } from '../edit/addComment.ts'
import { importedNames } from '../edit/imports.ts'
import { replace } from '../edit/source.ts'
import type { Rival } from './rival.ts'
import { docs } from './wagmiKit.ts'

/** The import paths of AppKit, and ours, which have the same names: docs/migration.md. */
export const appKitPaths: Readonly<Record<string, string>> = {
  '@reown/appkit/react': '@cleat/react/appkit',
  '@reown/appkit': '@cleat/react/appkit',
  '@reown/appkit/core': '@cleat/react/appkit',
  '@reown/appkit/react-core': '@cleat/react/appkit',
  '@reown/appkit/library/react': '@cleat/react/appkit',
  '@reown/appkit/networks': '@cleat/react/networks',
  '@reown/appkit-adapter-wagmi': '@cleat/adapter-wagmi',
  '@reown/appkit-adapter-ethers': '@cleat/adapter-ethers',
  '@reown/appkit-adapter-ethers5': '@cleat/adapter-ethers/v5',
  '@reown/appkit-adapter-solana': '@cleat/adapter-solana',
  '@reown/appkit-adapter-solana/react': '@cleat/adapter-solana/react',
  '@reown/appkit-adapter-bitcoin': '@cleat/adapter-bitcoin',
  '@reown/appkit-adapter-polkadot': '@cleat/adapter-polkadot',
  '@reown/appkit-wallet-button': '@cleat/react/wallet-button',
  '@reown/appkit-wallet-button/react': '@cleat/react/wallet-button',
  '@reown/appkit-universal-connector': '@cleat/react/universal-connector',
  '@reown/appkit-experimental/smart-session': '@cleat/react/appkit/smart-session',
  '@reown/appkit-siwx': '@cleat/siwx',
  '@reown/appkit-siwe': '@cleat/siwx/siwe',
}

/** Names that have no counterpart: docs/migration.md, “What is not there?”. */
const absent: ReadonlySet<string> = new Set([
  ...['usePay', 'useAvailableExchanges', 'usePayUrlActions', 'useExchangeBuyStatus', 'openPay'],
  ...['getAvailableExchanges', 'getPayUrl', 'openPayUrl', 'getExchanges', 'getPayResult'],
  ...['getPayError', 'getIsPaymentInProgress', 'erc3770', 'CoreHelperUtil', 'WcConstantsUtil'],
])

/** https://docs.reown.com/appkit */
export const appKit: Rival = {
  id: 'appkit',
  label: 'AppKit',
  themeMode: 'dark',
  isOwn: (path) => /^@reown\/appkit(?:[-/]|$)/.test(path),
  advice: {},
  migrate({ source }) {
    for (const placed of source.nodes) {
      const { node } = placed
      const path =
        node.type === 'ImportDeclaration' ||
        node.type === 'ExportNamedDeclaration' ||
        node.type === 'ExportAllDeclaration' ||
        node.type === 'ImportExpression' ||
        node.type === 'TSImportType'
          ? node.source
          : undefined
      if (path?.type !== 'Literal' || typeof path.value !== 'string') continue
      const target = Object.hasOwn(appKitPaths, path.value) ? appKitPaths[path.value] : undefined
      const quote = source.code.charAt(path.start)
      if (target) replace(source, path, `${quote}${target}${quote}`)
    }
    for (const { declaration, name } of importedNames(source, (path) => path in appKitPaths))
      if (absent.has(name))
        addComment(
          source,
          { node: declaration, around: [source.program] },
          `\`${name}\` has no counterpart: see ${docs}/migration.md#what-is-not-there.`,
        )
  },
}
