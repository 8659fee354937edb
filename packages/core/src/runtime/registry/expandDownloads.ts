import type { Wallet } from '../../contract/wallets/wallet.ts'
import { readColumn } from './readColumn.ts'

type Field = 'homepage' | 'app_store' | 'play_store' | 'chrome_store'

/** One string per field with the values of all wallets, as in `Snapshot`. */
export type Downloads = Readonly<Record<Field, string>>

/** Where each bundled wallet is installed from, in the order of the snapshot. */
export function expandDownloads(downloads: Downloads): readonly Pick<Wallet, Field>[] {
  const appStores = readColumn(downloads.app_store, 'https://apps.apple.com/app/id')
  const playStores = readColumn(
    downloads.play_store,
    'https://play.google.com/store/apps/details?id=',
  )
  const chromeStores = readColumn(
    downloads.chrome_store,
    'https://chromewebstore.google.com/detail/',
  )
  return readColumn(downloads.homepage, 'https://').map((homepage, index) => ({
    homepage,
    app_store: appStores[index],
    play_store: playStores[index],
    chrome_store: chromeStores[index],
  }))
}
