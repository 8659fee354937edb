import type { TextArea } from '../area/textArea.ts'
import { account } from './en/account.ts'
import { common } from './en/common.ts'
import { networks } from './en/networks.ts'
import { pairing } from './en/pairing.ts'
import { wallets } from './en/wallets.ts'
import type { ViewTextKey } from './viewTextKey.ts'
import { viewTextLoaders } from './viewTextLoaders.ts'

/** The texts of all views that come on demand, for what shows parts of them outside of the modal. Each group brings only its own. */
export const viewArea: TextArea<ViewTextKey> = {
  en: { ...common, ...account, ...networks, ...pairing, ...wallets },
  loaders: viewTextLoaders,
}
