import AppWindowIcon from 'lucide-react/icons/app-window'
import ArrowUpRightIcon from 'lucide-react/icons/arrow-up-right'
import GlobeIcon from 'lucide-react/icons/globe'
import MonitorIcon from 'lucide-react/icons/monitor'
import PuzzleIcon from 'lucide-react/icons/puzzle'
import SmartphoneIcon from 'lucide-react/icons/smartphone'
import type { ReactElement } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import rowSheet from '../../components/Row/Row.module.css'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { TextKey } from '../../i18n/en.ts'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './DownloadsView.module.css'
import type { Download } from './listDownloads.ts'

export type DownloadRowProps = { download: Download; onOpen: () => void }

const looks = {
  chrome_store: { name: 'downloads.extension', icon: PuzzleIcon },
  app_store: { name: 'downloads.iphone', icon: SmartphoneIcon },
  play_store: { name: 'downloads.android', icon: SmartphoneIcon },
  desktop: { name: 'downloads.desktop', icon: MonitorIcon },
  webapp: { name: 'downloads.webApp', icon: AppWindowIcon },
  homepage: { name: 'downloads.website', icon: GlobeIcon },
} as const satisfies { [type in Download['type']]: { name: TextKey; icon: typeof GlobeIcon } }

/** A link to a place where a wallet is to be had. */
export function DownloadRow({ download, onOpen }: DownloadRowProps): ReactElement {
  const { type, href, source } = download
  const { name, icon } = looks[type]
  const row = useStyles(rowSheet)
  const classes = useStyles(sheet)
  const text = useText()
  // The scheme of an app opens that app, and no tab.
  const isPage = type !== 'desktop'
  return (
    <a
      className={row.row}
      href={href}
      target={isPage ? '_blank' : undefined}
      rel="noopener noreferrer"
      onClick={onOpen}
    >
      <span className={classes.icon}>
        <Icon of={icon} size={18} />
      </span>
      <span className={row.texts}>
        <span className={row.name}>{text(name)}</span>
        {source && (
          <span className={row.note}>
            <bdi>{source}</bdi>
          </span>
        )}
      </span>
      <span className={row.trait}>
        {isPage && (
          <>
            <Icon of={ArrowUpRightIcon} size={18} />
            <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
          </>
        )}
      </span>
    </a>
  )
}
