/** A choice, as a question shows it. */
export type Choice = { readonly label: string; readonly hint: string }

/** What an app is built with. */
export const frameworks = {
  vite: { label: 'Vite and React', hint: 'a page that runs in the browser alone' },
  next: { label: 'Next.js', hint: 'App Router, rendered on a server' },
  'react-router': { label: 'React Router', hint: 'Vite, with a route that needs a wallet' },
  html: { label: 'Plain HTML', hint: 'elements and TypeScript, no React in your code' },
} as const satisfies Readonly<Record<string, Choice>>

export type Framework = keyof typeof frameworks

/** Which chains an app uses, and by which library. */
export const chains = {
  wagmi: { label: 'Ethereum and EVM chains, by wagmi', hint: 'React hooks for chains; the usual' },
  ethers: { label: 'Ethereum and EVM chains, by ethers', hint: 'ethers 6' },
  solana: { label: 'Solana', hint: 'Wallet Standard' },
  bitcoin: { label: 'Bitcoin', hint: 'signatures and payments' },
  polkadot: { label: 'Polkadot', hint: 'Asset Hub, by polkadot-api' },
  several: { label: 'All of them', hint: 'EVM by wagmi, Solana, Bitcoin, Polkadot' },
} as const satisfies Readonly<Record<string, Choice>>

export type Chains = keyof typeof chains

/** The commands of each package manager. */
export const packageManagers = {
  npm: { label: 'npm', hint: 'comes with Node', run: 'npm run' },
  pnpm: { label: 'pnpm', hint: '', run: 'pnpm' },
  yarn: { label: 'Yarn', hint: '', run: 'yarn' },
  bun: { label: 'Bun', hint: '', run: 'bun run' },
} as const satisfies Readonly<Record<string, Choice & { readonly run: string }>>

export type PackageManager = keyof typeof packageManagers

/** The keys of a table of choices. */
export function namesOf<name extends string>(table: Readonly<Record<name, unknown>>): name[] {
  return Object.keys(table) as name[]
}
