import type { ReactElement } from 'react'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { NewTabMark } from '../../../components/Row/NewTabMark.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { appWindowIcon } from '../../../icons/appWindowIcon.ts'
import { globeIcon } from '../../../icons/globeIcon.ts'
import { monitorIcon } from '../../../icons/monitorIcon.ts'
import { puzzleIcon } from '../../../icons/puzzleIcon.ts'
import { smartphoneIcon } from '../../../icons/smartphoneIcon.ts'
import type { Download } from '../list/listDownloads.ts'
import type { WalletsTexts } from '../texts/en.ts'

export type DownloadRowProps = { download: Download; onOpen: () => void }

const looks = {
  chrome_store: { name: 'downloads.extension', icon: puzzleIcon },
  app_store: { name: 'downloads.iphone', icon: smartphoneIcon },
  play_store: { name: 'downloads.android', icon: smartphoneIcon },
  desktop: { name: 'downloads.desktop', icon: monitorIcon },
  webapp: { name: 'downloads.webApp', icon: appWindowIcon },
  homepage: { name: 'downloads.website', icon: globeIcon },
} as const satisfies {
  [type in Download['type']]: { name: keyof WalletsTexts; icon: typeof globeIcon }
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
