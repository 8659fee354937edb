import { type ReactElement, useState } from 'react'
import { LazyQrCode } from '../../../components/QrCode/LazyQrCode.tsx'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { Download } from '../list/listDownloads.ts'
import type { WalletsTexts } from '../texts/en.ts'
import sheet from './PhoneApps.module.css'

export type PhoneAppsProps = {
  /** The stores of phones that have the wallet's app. */
  apps: readonly Download[]
}

const codeSize = 128

/** A code of each store of phone apps, for the phone beside this screen. */
export function PhoneApps({ apps }: PhoneAppsProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<WalletsTexts>()
  const [chosen, setChosen] = useState<Download['type']>()
  const app = apps.find(({ type }) => type === chosen) ?? apps[0]
  if (!app) return null
  const code = (
    <div className={classes.code}>
      <LazyQrCode key={app.href} text={app.href} label={text('downloads.phone')} size={codeSize} />
      <p className={classes.text}>{text('downloads.phone')}</p>
    </div>
  )
  return (
    <div className={classes.apps}>
      {apps.length === 1 ? (
        code
      ) : (
        <Tabs
          label={text('downloads.phone')}
          tabs={apps.map(({ type }) => ({
            id: type,
            name: text(type === 'app_store' ? 'downloads.iphone' : 'downloads.android'),
          }))}
          selected={app.type}
          onSelect={setChosen}
        >
          {code}
        </Tabs>
      )}
    </div>
  )
}
