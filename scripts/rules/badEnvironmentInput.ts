import { type CatalogueRow, row } from './catalogueRow.ts'

const { later, shown } = row

const storage = 'core/src/base/storage/createStorage.test.ts'
const area = 'core/src/base/storage/createSafeArea.test.ts'
const networks = 'core/src/boot/checkNetworks.test.ts'
const kit = 'core/src/kit/createKit.test.ts'

/** The rows about storage, options and the page around. */
export const badEnvironment: readonly CatalogueRow[] = [
  shown(
    'K01',
    'Nonsense in any key, and 5 MB of it',
    'That key is dropped, and the kit starts.',
    [storage, 'behavior: drops %s when it is %j'],
    [storage, 'behavior: drops five megabytes in linear time'],
    [kit, 'behavior: hostile storage does not stop a kit'],
  ),
  shown('K02', 'An earlier wallet with a link that is code', 'The link is left out.', [
    storage,
    'behavior: takes over known fields alone',
  ]),
  shown(
    'K03',
    'An earlier wallet that there is not',
    'Nobody, and nothing is asked.',
    ['core/src/runtime/actions/connect.test.ts', 'error: CONNECTOR_NOT_FOUND for %j'],
    [
      'core/src/contract/walletAdapter/rememberedWallets.test.ts',
      'error: entries that make no sense are left out, and so are parts of them',
    ],
  ),
  shown('K04', 'A version of the future', 'Ignored, and not erased.', [
    storage,
    'behavior: ignores a version of the future without erasing it',
  ]),
  shown('K05', 'The link to a wallet that is code', 'Not followed.', [
    'core/src/runtime/walletConnect/createLinkMemory.test.ts',
    'behavior: "%s" in storage is never followed',
  ]),
  shown('K06', '`__proto__` in storage', 'Changes nothing.', [
    storage,
    'behavior: drops %s when it is %j',
  ]),
  shown(
    'K07',
    'Two tabs that write at once, or half',
    'Both, or dropped.',
    [
      'core/src/features/send/pendingTransactions/createPendingPayments.test.ts',
      'behavior: two tabs double nothing and lose nothing',
    ],
    [
      'core/src/runtime/walletConnect/mergeStored.test.ts',
      'behavior: whatever two pages add and remove',
    ],
    [storage, 'behavior: takes %j of another tab for nothing'],
  ),
  shown(
    'K08',
    'Options that make no sense',
    'An error of configuration at the start; a theme loses what is no colour.',
    [networks, 'error: CONFIG_NO_NETWORKS for %s'],
    [networks, 'error: CONFIG_NETWORK_DUPLICATE for %s'],
    [networks, 'error: CONFIG_RPC_URL_INVALID for %s in customRpcUrls'],
    [
      'core/src/base/caip/identifyNetwork.test.ts',
      'error: CONFIG_NETWORK_INVALID for the eip155 id %o',
    ],
    ['ui/src/theme/sanitizeThemeVariables.test.ts', 'behavior: leaves out %j'],
  ),
  shown('K09', 'Options that change later', 'No effect.', [
    'core/src/state/options.test.ts',
    'behavior: options that the app changes later have no effect',
  ]),
  later('K10', 'No random numbers', 'Keys come from those of the browser: without, none is made.'),
  shown(
    'K11',
    'A clipboard, media or windows that are missing or refused',
    'Another way, or it is said.',
    [
      'ui/src/components/CopyButton/CopyButton.test.tsx',
      'behavior: copies a selection where the clipboard is refused',
    ],
    [
      'core/src/base/device/detectDevice.test.ts',
      'behavior: where media cannot be asked for, the name of the system decides',
    ],
    [
      'ui/src/features/send/WalletSendView/WalletSendView.test.tsx',
      'behavior: no way to paste where no page can',
    ],
    [
      'evm/src/remoteWallets/createPopupWatch.test.ts',
      'behavior: a blocked window ends the request: %s',
    ],
  ),
  shown('K12', 'A cookie that makes no sense', 'Not read: Cleat reads and writes no cookies.', [
    'scripts/rules/browserParts.test.ts',
    'default: no code of ours opens databases, reads cookies or listens to other windows',
  ]),
  shown(
    'K13',
    'A page with secrets in its address',
    'Wallets and services hear of its origin; a wallet’s browser opens it as a whole.',
    [
      'core/src/boot/findMetadata.test.ts',
      'behavior: K13, what the address of the page holds beside its origin is not told',
    ],
    ['core/src/runtime/api/analytics/createAnalytics.test.ts', 'default'],
  ),
  shown(
    'K14',
    'A page without storage, or without TLS',
    'Works in memory; what needs TLS says so.',
    [
      'core/src/base/storage/storageArea.test.ts',
      'behavior: finds nothing where localStorage is %s',
    ],
    [area, 'behavior: works where everything is refused'],
    [
      'ui/src/features/send/scanning/canScan.test.ts',
      'behavior: nor can a page without a secure context',
    ],
  ),
]
