import type { Wallet } from '../../contract/wallets/wallet.ts'
import { readColumn } from './readColumn.ts'
import { toImageId } from './toImageId.ts'

/**
 * One string per field with the values of all wallets. Empty values are unknown. `stores` has a
 * digit per wallet: 1 for a store of apps, 2 for one of extensions, 3 for both. An `image_id` of
 * `*` is what `toImageId` makes of the name.
 */
export type Snapshot = Readonly<
  Record<
    | 'id'
    | 'name'
    | 'image_id'
    | 'rdns'
    | 'chains'
    | 'mobile_link'
    | 'link_mode'
    | 'desktop_link'
    | 'webapp_link'
    | 'supports_wc'
    | 'evmChains'
    | 'stores',
    string
  >
>

/** Expands the snapshot to wallets, in its order. Wallets with equal chains share one array. */
export function expandSnapshot(snapshot: Snapshot): readonly Wallet[] {
  const names = snapshot.name.split('|')
  const evmChains = snapshot.evmChains.split(' ')
  const lists = new Map<string, readonly string[]>()
  const images = read('image_id')
  const rdns = read('rdns')
  const chains = read('chains')
  const mobileLinks = read('mobile_link')
  const universalLinks = read('link_mode', 'https://')
  const desktopLinks = read('desktop_link')
  const webapps = read('webapp_link', 'https://')
  const answers = read('supports_wc')

  return snapshot.id.split('|').map((id, index) => ({
    id: toId(id),
    name: names[index] ?? '',
    image_id: images[index] === '*' ? toImageId(names[index] ?? '') : images[index],
    rdns: rdns[index],
    chains: toChains(chains[index]),
    mobile_link: toLink(mobileLinks[index]),
    link_mode: universalLinks[index],
    desktop_link: toLink(desktopLinks[index]),
    webapp_link: webapps[index],
    downloads: { index, hasApp: hasStore(index, 1), hasExtension: hasStore(index, 2) },
    order: index + 1,
    supports_wc: toAnswer(answers[index]),
  }))

  function read(field: keyof Snapshot, prefix?: string): readonly (string | undefined)[] {
    return readColumn(snapshot[field], prefix)
  }

  function hasStore(index: number, kind: 1 | 2): boolean {
    return (Number(snapshot.stores[index]) & kind) > 0
  }

  function toChains(cell: string | undefined): readonly string[] | undefined {
    if (cell === undefined) return undefined
    const list =
      lists.get(cell) ??
      cell
        .split(' ')
        .flatMap((chain) => (chain === '*' ? evmChains : [chain]))
        .map((chain) => (chain.includes(':') ? chain : `eip155:${chain}`))
    lists.set(cell, list)
    return list
  }
}

/** `:name` is an id of our own: the text `cleat:name` in hexadecimal, filled up with zeros. */
function toId(cell: string): string {
  if (!cell.startsWith(':')) return cell
  return [...`cleat${cell}`]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')
}

function toAnswer(answer: string | undefined): boolean | undefined {
  return answer === undefined ? undefined : answer === 'y'
}

function toLink(scheme: string | undefined): string | undefined {
  return scheme?.includes(':') === false ? `${scheme}://` : scheme
}
