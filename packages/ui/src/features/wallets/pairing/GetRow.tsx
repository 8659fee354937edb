import type { Wallet } from '@cleat/core'
import type { ReactElement, ReactNode } from 'react'
import { NewTabMark } from '../../../components/Row/NewTabMark.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import { listPhoneApps } from '../list/listDownloads.ts'

export type GetRowProps = { wallet: Wallet; icon: ReactNode }

/** Opens this device's store, or the list of places to install the wallet from. */
export function GetRow({ wallet, icon }: GetRowProps): ReactElement {
  const { id, name, order } = wallet
  const { events, router } = useKit().controllers
  const text = useText()
  const { system } = useDevice()
  const [store] = system === 'other' ? [] : listPhoneApps({ wallet, system })
  const label = text('connecting.get', { wallet: name })
  if (!store)
    return (
      <Row icon={icon} name={label} onPress={() => router.push({ name: 'Downloads', wallet })} />
    )
  const { type, href, source } = store
  return (
    <Row
      icon={icon}
      name={label}
      note={<bdi>{source}</bdi>}
      trait={<NewTabMark />}
      link={{ href, target: '_blank' }}
      onPress={() => events.track('GET_WALLET', { name, walletRank: order, explorerId: id, type })}
    />
  )
}
