import type { CaipNetwork, NetworkAccount } from '@cleat/core'
import type { ReactElement } from 'react'
import { Group } from '../../../components/Group/Group.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useReadAccounts } from '../controller/useReadAccounts.ts'
import { useSmartAccount } from '../controller/useSmartAccount.ts'
import type { SmartAccountTexts } from '../texts/en.ts'
import sheet from './AccountCodeView.module.css'
import { CodeLine } from './CodeLine.tsx'

/** Whose code the account runs on each network, and how to end that. */
export function AccountCodeView(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SmartAccountTexts>()
  const slice = useSmartAccount()
  useReadAccounts(slice)
  const { accounts } = useControllerState(slice.state)
  const { name: wallet = '' } = useConnectedWallet()
  const shown = useAccount()
  if (!shown) return null
  const isKnown = (network: CaipNetwork, kinds: readonly string[]) =>
    isOf(accounts[network.caipNetworkId], kinds)
  const { caipNetworks } = shown.networks
  const hasUnknown = caipNetworks.some((network) => isKnown(network, ['unknown']))
  const hasCode = caipNetworks.some((network) => isKnown(network, ['known', 'unknown']))
  // What needs the visitor comes first.
  const sorted = [
    ...caipNetworks.filter((network) => isKnown(network, ['unknown'])),
    ...caipNetworks.filter((network) => !isKnown(network, ['unknown'])),
  ]
  return (
    <div className={classes.codes}>
      {hasUnknown && <Notice variant="error">{text('smartAccount.stop')}</Notice>}
      <p className={classes.intro}>{text('smartAccount.codeIntro')}</p>
      <Group label={text('accountCode.title')}>
        {sorted.map((network) => (
          <CodeLine
            key={network.caipNetworkId}
            network={network}
            account={accounts[network.caipNetworkId]}
            onRetry={() => void slice.readAccountCode({ networks: [network.caipNetworkId] })}
          />
        ))}
      </Group>
      {hasCode && !slice.isChoosable() && (
        <p className={classes.intro}>{text('smartAccount.elsewhere', { wallet })}</p>
      )}
    </div>
  )
}

function isOf(account: NetworkAccount | undefined, kinds: readonly string[]): boolean {
  return account?.status === 'success' && kinds.includes(account.code.kind)
}
