import type { AccountState, CaipNetwork, Namespace } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { ActionTile } from '../../../components/ActionTile/ActionTile.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import type { AccountAction } from '../../../shell/feature/accountAction.ts'
import { featuresContext } from '../../../shell/feature/featuresContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './AccountView.module.css'
import { listActions } from './listActions.ts'

export type AccountActionsProps = {
  namespace: Namespace
  account: AccountState
  /** @default none, and then nothing is said of what it lacks */
  network?: CaipNetwork | undefined
  /** @default those of the features */
  actions?: readonly AccountAction[] | undefined
}

/** The account's actions. Renders nothing without any. */
export function AccountActions(props: AccountActionsProps): ReactElement | null {
  const { namespace, account, network } = props
  const features = useContext(featuresContext)
  const actions = props.actions ?? features.flatMap(({ accountActions = [] }) => accountActions)
  const { adapters, controllers } = useKit()
  const { options, router } = controllers
  const { features: wanted, services } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const getName = useNetworkName()
  const hasData = services?.data !== undefined
  const context = { account, adapter: adapters.get(namespace), hasData }
  const isListed = network && controllers.network.find(network.caipNetworkId)
  const isSendMissing =
    isListed && wanted?.send !== false && !context.adapter?.features['transfers:load']
  const offered = listActions({ actions, context, features: wanted })
  if (offered.length === 0) return null
  return (
    <>
      <div className={classes.actions}>
        {offered.map(({ feature, icon, getLabel, route }) => (
          <ActionTile
            key={feature}
            icon={<Icon of={icon} size={20} />}
            label={getLabel(text)}
            onPress={() => router.push(route)}
          />
        ))}
      </div>
      {network && isSendMissing && (
        <p className={classes.missing}>
          {text('account.sendMissing', { network: getName(network) })}
        </p>
      )}
    </>
  )
}
