import type { Wallet } from '../../contract/wallets/wallet.ts'

/** One string per field with the values of all wallets. Empty values are unknown. */
export type Snapshot = Readonly<
  Record<
    | 'id'
    | 'name'
    | 'homepage'
    | 'image_id'
    | 'rdns'
    | 'chains'
    | 'mobile_link'
    | 'link_mode'
    | 'desktop_link'
    | 'webapp_link'
    | 'app_store'
    | 'play_store'
    | 'chrome_store'
    | 'supports_wc'
    | 'evmChains',
    string
  >
>

/** Expands the snapshot to wallets, in its order. Wallets with equal chains share one array. */
export function expandSnapshot(snapshot: Snapshot): readonly Wallet[] {
  const names = snapshot.name.split('|')
  const evmChains = snapshot.evmChains.split(' ')
  const lists = new Map<string, readonly string[]>()
  const images = read('image_id')
  const homepages = read('homepage', 'https://')
  const rdns = read('rdns')
  const chains = read('chains')
  const mobileLinks = read('mobile_link')
  const universalLinks = read('link_mode', 'https://')
  const desktopLinks = read('desktop_link')
  const webapps = read('webapp_link', 'https://')
  const appStores = read('app_store', 'https://apps.apple.com/app/id')
  const playStores = read('play_store', 'https://play.google.com/store/apps/details?id=')
  const chromeStores = read('chrome_store', 'https://chromewebstore.google.com/detail/')
  const answers = read('supports_wc')

  return snapshot.id.split('|').map((id, index) => ({
    id,
    name: names[index] ?? '',
    homepage: homepages[index],
    image_id: images[index],
    rdns: rdns[index],
    chains: toChains(chains[index]),
    mobile_link: toLink(mobileLinks[index]),
    link_mode: universalLinks[index],
    desktop_link: toLink(desktopLinks[index]),
    webapp_link: webapps[index],
    app_store: appStores[index],
    play_store: playStores[index],
    chrome_store: chromeStores[index],
    order: index + 1,
    supports_wc: toAnswer(answers[index]),
  }))

  function read(field: keyof Snapshot, prefix = ''): (string | undefined)[] {
    return snapshot[field].split('|').map((value) => (value ? prefix + value : undefined))
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

function toAnswer(answer: string | undefined): boolean | undefined {
  return answer === undefined ? undefined : answer === 'y'
}

function toLink(scheme: string | undefined): string | undefined {
  return scheme?.includes(':') === false ? `${scheme}://` : scheme
}
