import type { NetworkState } from '@cleat/core'
import type { ReactElement } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './UnsupportedNotice.module.css'

/**
 * Warns that the app does not support the wallet's network, and offers a switch. Renders nothing if
 * any network is allowed.
 */
export function UnsupportedNotice({ state }: { state: NetworkState }): ReactElement | null {
  const { events, options, router } = useKit().controllers
  const { enableNetworkSwitch, unsupportedChain } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const network = useNetworkName()(state.caipNetwork)
  if (!state.isUnsupportedChain || unsupportedChain === 'ignore') return null

  const change = () => {
    const [only, ...others] = state.caipNetworks
    events.track('CLICK_NETWORKS')
    if (only && others.length === 0)
      router.push({ name: 'SwitchNetwork', caipNetworkId: only.caipNetworkId })
    else router.push({ name: 'Networks' })
  }
  return (
    <Notice
      variant="warning"
      action={
        enableNetworkSwitch && (
          <button type="button" className={classes.action} onClick={change}>
            {text('account.switch')}
          </button>
        )
      }
    >
      {enableNetworkSwitch
        ? text('account.unsupported', { network })
        : text('account.unsupportedStuck', { network })}
    </Notice>
  )
}
