const call = 'createAppKit({ adapters: [adapter], networks })'
const lastImport = "import { base, mainnet } from '@cleat/react/networks'\n"

/** Adds the option `authWallet` to the README's app. */
export function addLogin(app: string, origin: string): string {
  if (!app.includes(call) || !app.includes(lastImport))
    throw new Error('The app of the README has another form.')
  const option = `authWallet: embeddedWallet({ origin: '${origin}' })`
  return app
    .replace(lastImport, `import { embeddedWallet } from '@cleat/embedded-wallet'\n${lastImport}`)
    .replace(call, `createAppKit({ adapters: [adapter], networks, ${option} })`)
}
