import AppWindowIcon from 'lucide-react/icons/app-window'
import GlobeIcon from 'lucide-react/icons/globe'
import MonitorIcon from 'lucide-react/icons/monitor'
import PuzzleIcon from 'lucide-react/icons/puzzle'
import SmartphoneIcon from 'lucide-react/icons/smartphone'
import type { ReactElement } from 'react'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { NewTabMark } from '../../../components/Row/NewTabMark.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { Download } from '../list/listDownloads.ts'
import type { WalletsTexts } from '../texts/en.ts'

export type DownloadRowProps = { download: Download; onOpen: () => void }

const looks = {
  chrome_store: { name: 'downloads.extension', icon: PuzzleIcon },
  app_store: { name: 'downloads.iphone', icon: SmartphoneIcon },
  play_store: { name: 'downloads.android', icon: SmartphoneIcon },
  desktop: { name: 'downloads.desktop', icon: MonitorIcon },
  webapp: { name: 'downloads.webApp', icon: AppWindowIcon },
  homepage: { name: 'downloads.website', icon: GlobeIcon },
} as const satisfies {
  [type in Download['type']]: { name: keyof WalletsTexts; icon: typeof GlobeIcon }
}

/** A link to a place to install a wallet from. */
export function DownloadRow({ download, onOpen }: DownloadRowProps): ReactElement {
  const { type, href, source } = download
  const { name, icon } = looks[type]
  const text = useText<WalletsTexts>()
  // An app's scheme opens the app, not a tab.
  const isPage = type !== 'desktop'
  return (
    <Row
      icon={<IconTile of={icon} />}
      name={text(name)}
      note={source && <bdi>{source}</bdi>}
      trait={isPage && <NewTabMark />}
      link={{ href, target: isPage ? '_blank' : undefined }}
      onPress={onOpen}
    />
  )
}
