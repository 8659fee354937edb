import type { PeerApp } from '@cleat/testing/wallet-connect'
import { appAddress } from '../words/appAddress.ts'
import { iconAddress } from '../words/iconAddress.ts'
import { plainText } from '../words/text/plainText.ts'

/** An app's name, icon and URL, all unverified. */
export function AppBadge({ app, isLarge = false }: { app: PeerApp; isLarge?: boolean }) {
  const name = plainText(app.name, 60) || 'An app without a name'
  const address = appAddress(app.url)
  const icon = iconAddress(app.icons)
  return (
    <div className={isLarge ? 'badge large' : 'badge'}>
      {icon ? (
        <img className="icon" src={icon} alt="" />
      ) : (
        <span className="icon" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <span className="who">
        <bdi className="name">{name}</bdi>
        <bdi className="address">
          {address ? plainText(address, 80) : 'It does not say where it lives'}
        </bdi>
      </span>
    </div>
  )
}
