import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import { useSelectWallet } from '../../../kit/wallets/useSelectWallet.ts'
import { useWalletList } from '../../../kit/wallets/useWalletList.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { isChromium } from '../list/isChromium.ts'
import { listDownloads, listPhoneApps } from '../list/listDownloads.ts'
import type { WalletsTexts } from '../texts/en.ts'
import { BrowseButton } from './BrowseButton.tsx'
import { DownloadRow } from './DownloadRow.tsx'
import { PhoneApps } from './PhoneApps.tsx'

/** The places to install a wallet from, and the next step afterwards. */
export function DownloadsView({ route }: { route: RouteOf<'Downloads'> }): ReactElement {
  const { wallet } = route
  const { name } = wallet
  const { events } = useKit().controllers
  const text = useText<WalletsTexts>()
  const announce = useAnnounce()
  const device = useDevice()
  const { isHandheld } = device
  const { select } = useSelectWallet({ view: 'Downloads' })
  const { groups } = useWalletList()
  const installed = groups
    .flatMap(({ items }) => items)
    .find((item) => item.isInstalled && item.wallet?.id === wallet.id)
  const downloads = listDownloads({ wallet, device, isChromium: isChromium(navigator) })
  const apps = isHandheld ? [] : listPhoneApps({ wallet, system: 'other' })
  const isInstalled = installed !== undefined

  useEffect(() => {
    if (isInstalled) announce(text('downloads.installed', { wallet: name }))
  }, [isInstalled, announce, text, name])

  const icon = (
    <WalletImage name={name} imageUrl={wallet.image_url} imageId={wallet.image_id} size={72} />
  )
  if (installed)
    return (
      <Task
        icon={icon}
        title={text('downloads.installed', { wallet: name })}
        actions={
          <Button onClick={() => select(installed, 0)}>
            {text('downloads.connect', { wallet: name })}
          </Button>
        }
      />
    )
  return (
    <Task
      icon={icon}
      title={name}
      text={text(isHandheld ? 'downloads.textPhone' : 'downloads.text', { wallet: name })}
      actions={
        <>
          <BrowseButton wallet={wallet} />
          {downloads.length + apps.length === 0 ? (
            <EmptyState>{text('downloads.none', { wallet: name })}</EmptyState>
          ) : downloads.length === 0 ? null : (
            <Group label={text('downloads.title', { wallet: name })}>
              {downloads.map((download) => (
                <li key={download.type}>
                  <DownloadRow
                    download={download}
                    onOpen={() =>
                      events.track('GET_WALLET', {
                        name,
                        walletRank: wallet.order,
                        explorerId: wallet.id,
                        type: download.type,
                      })
                    }
                  />
                </li>
              ))}
            </Group>
          )}
          <PhoneApps apps={apps} />
        </>
      }
    />
  )
}
