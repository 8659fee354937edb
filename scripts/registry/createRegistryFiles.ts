import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sourceFiles.ts'
import { minifyDrawing } from './minifyDrawing.ts'
import { packDownloads } from './packDownloads.ts'
import { type Icon, packSheets } from './packSheets.ts'
import { type ListedWallet, packWallets } from './packWallets.ts'
import { readDrawing } from './readDrawing.ts'

const folder = 'packages/core/src/runtime/registry'

type ListedNetwork = { readonly icon: string; readonly chains: readonly string[] }
type ListedToken = { readonly icon: string; readonly tokens: readonly string[] }

/** Creates the source files of the SDK's registry from its JSON files: texts by path. */
export async function createRegistryFiles(): Promise<Map<string, string>> {
  const wallets = readJson<readonly ListedWallet[]>('wallets.json')
  const walletIcons = readJson<Readonly<Record<string, string>>>('walletIcons.json')
  const networks = readJson<readonly ListedNetwork[]>('networks.json')
  const tokens = readJson<readonly ListedToken[]>('tokens.json')

  const evmChains = networks
    .map(({ chains: [main = ''] }) => main)
    .filter((chain) => chain.startsWith('eip155:'))
  const walletSheets = packSheets({
    name: 'walletSheet',
    icons: await drawWallets({ wallets, walletIcons }),
    // The connect view shows few wallets. A small first sheet with the best known ones loads
    // faster.
    sizes: { first: 8, others: 16 },
    // One request for the list and its icons.
    firstModule: './expandListedWallets.ts',
    // `snapshot.ts` has them.
    hasNames: false,
  })
  const networkSheets = packSheets({
    name: 'networkSheet',
    icons: await Promise.all(networks.map(drawNetwork)),
    sizes: { first: 16, others: 16 },
  })
  const tokenSheets = packSheets({
    name: 'tokenSheet',
    icons: await Promise.all(tokens.map(drawToken)),
    sizes: { first: 8, others: 16 },
  })

  const files = new Map([
    [`${folder}/snapshot.ts`, packWallets({ wallets, evmChains })],
    [`${folder}/downloads.ts`, packDownloads(wallets)],
  ])
  for (const [path, text] of [...walletSheets, ...networkSheets, ...tokenSheets])
    files.set(`${folder}/${path}`, text)
  return files
}

async function drawWallets(parameters: {
  wallets: readonly ListedWallet[]
  walletIcons: Readonly<Record<string, string>>
}): Promise<readonly Icon[]> {
  const { wallets, walletIcons } = parameters
  const names = wallets.map(({ image_id }) => image_id).filter((id) => typeof id === 'string')
  return Promise.all(
    names.map(async (name) => {
      const svg = await readDrawing({ path: walletIcons[name] ?? name, id: name })
      const image = svg.startsWith('data:') ? svg : minifyDrawing({ svg, prefix: `w-${name}` })
      return { names: [name], image }
    }),
  )
}

async function drawNetwork({ icon, chains }: ListedNetwork): Promise<Icon> {
  const svg = await readDrawing({ path: icon })
  const [name = ''] = /[\w-]+$/.exec(icon.split(' ')[0] ?? '') ?? []
  return { names: chains, image: minifyDrawing({ svg, prefix: `n-${name.toLowerCase()}` }) }
}

/** EVM addresses are found in any case. */
async function drawToken({ icon, tokens }: ListedToken): Promise<Icon> {
  const svg = await readDrawing({ path: icon })
  const [symbol = ''] = /\w+$/.exec(icon) ?? []
  const names = tokens.map((name) => (name.startsWith('eip155:') ? name.toLowerCase() : name))
  return { names, image: minifyDrawing({ svg, prefix: `t-${symbol.toLowerCase()}` }) }
}

function readJson<content>(name: string): content {
  return JSON.parse(readFileSync(join(root, folder, name), 'utf8'))
}
