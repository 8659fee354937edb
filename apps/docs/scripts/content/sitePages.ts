/** A document of the repository, and where the site shows it. */
export type SitePage = {
  /** From the root of the repository. */
  readonly source: string
  /** Without extension: `guides/theme`. */
  readonly route: string
  /** In the navigation. Short. */
  readonly title: string
}

export type SiteGroup = {
  readonly title: string
  readonly pages: readonly SitePage[]
}

const guide = (name: string, title: string): SitePage => ({
  source: `docs/${name}.md`,
  route: `guides/${name}`,
  title,
})

const readme = (folder: string, route: string, title: string): SitePage => ({
  source: `${folder}/README.md`,
  route,
  title,
})

/** Every document that the site shows, by what a reader wants. */
export const siteGroups: readonly SiteGroup[] = [
  {
    title: 'Start',
    pages: [
      readme('.', 'start/overview', 'Overview'),
      { ...guide('cli', 'The command line'), route: 'start/cli' },
      { ...guide('comparison', 'How it compares'), route: 'start/comparison' },
    ],
  },
  {
    title: 'The modal',
    pages: [
      guide('theme', 'Themes'),
      guide('wallets', 'Wallets and their order'),
      guide('languages', 'Languages'),
      guide('headless', 'Your own interface'),
      guide('html', 'Plain JavaScript'),
      guide('server-rendering', 'Server rendering'),
      guide('react-native', 'React Native'),
      guide('analytics', 'Analytics'),
    ],
  },
  {
    title: 'Money',
    pages: [
      guide('sending', 'Sending and receiving'),
      guide('swaps', 'Swaps'),
      guide('buying', 'Buying'),
      guide('approvals', 'Approvals'),
    ],
  },
  {
    title: 'Identity',
    pages: [
      guide('sign-in-app', 'Signing in: the app'),
      guide('sign-in', 'Signing in: the server'),
      guide('names', 'Names'),
      guide('embedded-wallet', 'The embedded wallet'),
      guide('custody', 'Custody of its keys'),
      guide('smart-accounts', 'Smart accounts'),
    ],
  },
  {
    title: 'Requests',
    pages: [
      guide('requests', 'Requests to a wallet'),
      guide('policy', 'Rules and policy'),
      guide('batches', 'Batches of calls'),
      guide('sessions', 'Permissions'),
    ],
  },
  {
    title: 'Quality',
    pages: [
      guide('testing', 'Testing your app'),
      guide('devtools', 'Devtools'),
      guide('troubleshooting', 'Troubleshooting'),
      guide('accessibility', 'Accessibility'),
      { source: 'SECURITY.md', route: 'guides/security', title: 'Security' },
      guide('releases', 'Releases'),
      guide('conformance', 'What every adapter keeps'),
      guide('bad-input', 'Bad input'),
      guide('faults', 'Faults'),
    ],
  },
  {
    title: 'Chains',
    pages: [
      { ...guide('several-chains', 'Several chains'), route: 'chains/several-chains' },
      readme('packages/adapter-wagmi', 'chains/wagmi', 'EVM by wagmi'),
      readme('packages/adapter-ethers', 'chains/ethers', 'EVM by ethers'),
      readme('packages/adapter-solana', 'chains/solana', 'Solana'),
      readme('packages/adapter-bitcoin', 'chains/bitcoin', 'Bitcoin'),
      readme('packages/adapter-polkadot', 'chains/polkadot', 'Polkadot'),
      { ...guide('walletconnect', 'Other chains'), route: 'chains/walletconnect' },
      { ...guide('rpc', 'RPC URLs'), route: 'chains/rpc' },
      { ...guide('adapters', 'Writing an adapter'), route: 'chains/adapters' },
    ],
  },
  {
    title: 'Hosting',
    pages: [
      { ...guide('hosting', 'What to host'), route: 'hosting/overview' },
      readme('apps/server', 'hosting/services', 'The services'),
      { ...guide('csp', 'Hosts and security policy'), route: 'hosting/csp' },
    ],
  },
  {
    title: 'Packages',
    pages: [
      readme('packages/react', 'packages/react', '@cleat/react'),
      readme('packages/core', 'packages/core', '@cleat/core'),
      readme('packages/siwx', 'packages/siwx', '@cleat/siwx'),
      readme('packages/signatures', 'packages/signatures', '@cleat/signatures'),
      readme('packages/embedded-wallet', 'packages/embedded-wallet', '@cleat/embedded-wallet'),
      readme('packages/testing', 'packages/testing', '@cleat/testing'),
      readme('packages/devtools', 'packages/devtools', '@cleat/devtools'),
      readme('packages/cli', 'packages/cli', '@cleat/cli'),
      readme('packages/localnet', 'packages/localnet', '@cleat/localnet'),
      readme('packages/evm', 'packages/evm', '@cleat/evm'),
      readme('packages/ui', 'packages/ui', '@cleat/ui'),
    ],
  },
  {
    title: 'Migration',
    pages: [
      { ...guide('migration', 'From AppKit'), route: 'migration/appkit' },
      { ...guide('migration-rainbowkit', 'From RainbowKit'), route: 'migration/rainbowkit' },
      { ...guide('migration-connectkit', 'From ConnectKit'), route: 'migration/connectkit' },
      { ...guide('migration-web3-onboard', 'From Web3-Onboard'), route: 'migration/web3-onboard' },
      { ...guide('migration-onchainkit', 'From OnchainKit'), route: 'migration/onchainkit' },
    ],
  },
  {
    title: 'Errors',
    // Where `docsPath` of a `CleatError` leads.
    pages: [{ ...guide('errors', 'Errors'), route: 'errors' }],
  },
]

export const sitePages: readonly SitePage[] = siteGroups.flatMap(({ pages }) => pages)
