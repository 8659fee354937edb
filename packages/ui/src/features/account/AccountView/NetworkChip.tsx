import type { NetworkState } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useText } from '../../../i18n/useText.ts'
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './NetworkChip.module.css'

/** The active network. Opens the list of networks if visitors may switch. */
export function NetworkChip({ state }: { state: NetworkState }): ReactElement {
  const { events, options, router } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const preload = useContext(preloadContext)
  const { caipNetwork } = state
  const name = useNetworkName()(caipNetwork)
  const content = (
    <>
      <NetworkImage
        caipNetworkId={caipNetwork.caipNetworkId}
        name={name}
        imageUrl={caipNetwork.assets?.imageUrl}
        size={24}
      />
      <VisuallyHidden>{text('account.network')}</VisuallyHidden>
      <span className={classes.name}>{name}</span>
    </>
  )
  if (!enableNetworkSwitch) return <div className={classes.chip}>{content}</div>
  return (
    <button
      type="button"
      className={classes.chip}
      onPointerEnter={() => preload('Networks')}
      onFocus={() => preload('Networks')}
      onClick={() => {
        events.track('CLICK_NETWORKS')
        router.push({ name: 'Networks' })
      }}
    >
      {content}
      <span className={classes.chevron}>
        <Icon of={chevronDownIcon} size={16} />
      </span>
    </button>
  )
}
