/** A choice, as a question shows it. */
export type Choice = { readonly label: string; readonly hint: string }

/** What an app is built with. */
export const frameworks: Readonly<Record<Framework, Choice>> = {
  vite: { label: 'Vite and React', hint: 'a page that runs in the browser alone' },
  next: { label: 'Next.js', hint: 'App Router, rendered on a server' },
  'react-router': { label: 'React Router', hint: 'Vite, with a route that needs a wallet' },
  html: { label: 'Plain HTML', hint: 'elements and TypeScript, no React in your code' },
}

export type Framework = 'vite' | 'next' | 'react-router' | 'html'

/** Which chains an app uses, and by which library. */
export const chains: Readonly<Record<Chains, Choice>> = {
  wagmi: { label: 'Ethereum and EVM chains, by wagmi', hint: 'React hooks for chains; the usual' },
  ethers: { label: 'Ethereum and EVM chains, by ethers', hint: 'ethers 6' },
  solana: { label: 'Solana', hint: 'Wallet Standard' },
  bitcoin: { label: 'Bitcoin', hint: 'signatures and payments' },
  polkadot: { label: 'Polkadot', hint: 'Asset Hub, by polkadot-api' },
  several: { label: 'All of them', hint: 'EVM by wagmi, Solana, Bitcoin, Polkadot' },
}

export type Chains = 'wagmi' | 'ethers' | 'solana' | 'bitcoin' | 'polkadot' | 'several'

/** The commands of each package manager. */
export const packageManagers: Readonly<Record<PackageManager, Choice & { readonly run: string }>> =
  {
    npm: { label: 'npm', hint: 'comes with Node', run: 'npm run' },
    pnpm: { label: 'pnpm', hint: '', run: 'pnpm' },
    yarn: { label: 'Yarn', hint: '', run: 'yarn' },
    bun: { label: 'Bun', hint: '', run: 'bun run' },
  }

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** The keys of a table of choices. */
export function namesOf<name extends string>(table: Readonly<Record<name, unknown>>): name[] {
  return Object.keys(table) as name[]
}
