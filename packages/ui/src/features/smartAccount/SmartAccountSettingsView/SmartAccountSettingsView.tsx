import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Group } from '../../../components/Group/Group.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useReadAccounts } from '../controller/useReadAccounts.ts'
import { useSmartAccount } from '../controller/useSmartAccount.ts'
import { RemovalQuestion } from '../removal/RemovalQuestion.tsx'
import { RemovalTask } from '../removal/RemovalTask.tsx'
import type { SmartAccountTexts } from '../texts/en.ts'
import { AccountLine } from './AccountLine.tsx'
import { AddressPair } from './AddressPair.tsx'
import sheet from './SmartAccountSettingsView.module.css'

/** Whether the account is a smart one, and what that means on each network. */
export function SmartAccountSettingsView(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SmartAccountTexts>()
  const explain = useErrorText()
  const slice = useSmartAccount()
  useReadAccounts(slice)
  const state = useControllerState(slice.state)
  const { preferredAccountTypes, choosing, addresses, accounts, upgrading } = state
  const shown = useAccount()
  const [asked, setAsked] = useState<CaipNetwork>()
  if (!shown) return null
  if (upgrading.status !== 'idle') return <RemovalTask upgrading={upgrading} />
  if (asked) return <RemovalQuestion network={asked} onLeave={() => setAsked(undefined)} />

  const { namespace, networks } = shown
  const isSmart = preferredAccountTypes[namespace] === 'smartAccount'
  const all = networks.caipNetworks.map((network) => accounts[network.caipNetworkId])
  const count = all.filter((one) => one?.status === 'success' && one.code.kind === 'known').length
  const hasUnknown = all.some((one) => one?.status === 'success' && one.code.kind === 'unknown')
  const choose = (isChosen: boolean) => {
    if (choosing.status === 'pending') return
    const type = isChosen ? 'smartAccount' : 'eoa'
    void slice.setPreferredAccountType({ namespace, type })
  }
  return (
    <div className={classes.settings}>
      <p className={classes.intro}>
        {text(addresses ? 'smartAccount.introContract' : 'smartAccount.intro')}
      </p>
      <Card>
        <div className={classes.choice} aria-busy={choosing.status === 'pending' || undefined}>
          <Checkbox
            isChecked={choosing.status === 'pending' ? choosing.type === 'smartAccount' : isSmart}
            onChange={choose}
          >
            {text('smartAccount.use')}
          </Checkbox>
        </div>
      </Card>
      {addresses && <AddressPair {...{ addresses, isSmart }} network={networks.caipNetwork} />}
      {choosing.status === 'error' && <Notice variant="error">{explain(choosing.error)}</Notice>}
      {hasUnknown && <Notice variant="error">{text('smartAccount.stop')}</Notice>}
      {!isSmart && count > 0 && <Notice variant="info">{text('smartAccount.kept')}</Notice>}
      <Group
        {...(count > 0
          ? { heading: text('smartAccount.count', { count }) }
          : { label: text('smartAccount.title') })}
      >
        {networks.caipNetworks.map((network) => (
          <AccountLine
            key={network.caipNetworkId}
            network={network}
            account={accounts[network.caipNetworkId]}
            {...{ isSmart, isContract: addresses !== undefined }}
            onRetry={() => void slice.readAccountCode({ networks: [network.caipNetworkId] })}
            onRemove={() => setAsked(network)}
          />
        ))}
      </Group>
    </div>
  )
}
