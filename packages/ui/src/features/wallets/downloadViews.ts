import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { DownloadsView } from './DownloadsView/DownloadsView.tsx'
import { GetWalletView } from './GetWalletView/GetWalletView.tsx'
import { walletsTexts } from './texts/walletsTexts.ts'

/** The views that get a wallet, with where each is downloaded. */
export const downloadViews: ViewGroup<'GetWallet' | 'Downloads'> = {
  texts: walletsTexts,
  views: { GetWallet: GetWalletView, Downloads: DownloadsView },
}
