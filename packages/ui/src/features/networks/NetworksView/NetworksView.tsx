import type { ReactElement } from 'react'
import { HelpButton } from '../../../components/HelpButton/HelpButton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { NetworkList } from './NetworkList.tsx'
import sheet from './NetworksView.module.css'

/** Chooses a network, then returns to the previous view. */
export function NetworksView(): ReactElement {
  const { events, modal, router } = useKit().controllers
  const { namespace } = useControllerState(modal.state)
  const classes = useStyles(sheet)
  const text = useText<NetworksTexts>()
  const explain = () => {
    events.track('CLICK_NETWORK_HELP')
    router.push({ name: 'WhatIsANetwork' })
  }
  return (
    <>
      <NetworkList namespace={namespace} />
      <div className={classes.help}>
        <HelpButton onClick={explain}>{text('networks.help')}</HelpButton>
      </div>
    </>
  )
}
