import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useText } from '../../../i18n/useText.ts'
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendSelectTokenView.module.css'

export type NetworkPickerProps = { network: CaipNetwork }

/** The network of the listed tokens. Opens the list of networks if visitors may switch. */
export function NetworkPicker({ network }: NetworkPickerProps): ReactElement {
  const { options, router } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const preload = useContext(preloadContext)
  const { caipNetworkId, name, assets } = network
  const content = (
    <>
      <NetworkImage
        caipNetworkId={caipNetworkId}
        name={name}
        imageUrl={assets?.imageUrl}
        size={24}
      />
      <VisuallyHidden>{text('send.network')}</VisuallyHidden>
      <bdi className={classes.name}>{name}</bdi>
    </>
  )
  if (!enableNetworkSwitch) return <div className={classes.network}>{content}</div>
  return (
    <button
      type="button"
      className={classes.network}
      onPointerEnter={() => preload('Networks')}
      onClick={() => router.push({ name: 'Networks' })}
    >
      {content}
      <Icon of={chevronDownIcon} size={16} />
    </button>
  )
}
