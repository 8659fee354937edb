import type { ReactElement } from 'react'
import { Details } from '../../../components/Details/Details.tsx'
import { DisconnectButton } from '../../../components/DisconnectButton/DisconnectButton.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { unplugIcon } from '../../../icons/unplugIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { NetworkList } from '../NetworksView/NetworkList.tsx'
import type { NetworksTexts } from '../texts/en.ts'
import sheet from './UnsupportedChainView.module.css'

/**
 * Explains that the app does not support the wallet's chain, and offers to switch or disconnect.
 */
export function UnsupportedChainView(): ReactElement {
  const { controllers } = useKit()
  const { activeNamespace, byNamespace } = useControllerState(controllers.network.state)
  const classes = useStyles(sheet)
  const text = useText<NetworksTexts>()
  const state = byNamespace[activeNamespace]
  const id = useLatched(state?.isUnsupportedChain ? String(state.caipNetwork.id) : undefined)
  return (
    <div className={classes.view}>
      <Task
        icon={
          <span className={classes.tile}>
            <Icon of={unplugIcon} size={24} strokeWidth={1.75} />
          </span>
        }
        title={text('unsupported.heading')}
        text={text('unsupported.text')}
      >
        {id && (
          <Details>
            <p className={classes.details}>{text('networks.unlisted', { id })}</p>
          </Details>
        )}
      </Task>
      <NetworkList namespace={activeNamespace} />
      <DisconnectButton namespace={activeNamespace} />
    </div>
  )
}
