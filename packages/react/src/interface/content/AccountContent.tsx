import { type AccountState, formatAddress } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { Avatar } from '@cleat/ui/parts'
import type { JSX } from 'react'
import { useButtonText } from '../../buttonTexts/useButtonText.ts'
import type { AppKit } from '../../kit/appKit.ts'
import { AccountBalance } from './AccountBalance.tsx'
import type { AccountDisplay } from './accountDisplay.ts'
import styles from './QuietContent.module.css'
import { QuietContent } from './QuietContent.tsx'

export type AccountContentProps = AccountDisplay & {
  kit: AppKit
  address: string
  size?: 'md' | 'sm' | undefined
}

const nobody: Pick<AccountState, 'profileImage' | 'profileName'> = {}

/**
 * Content of the account button: balance if the adapter reads it, and the account's picture and
 * name, or a derived picture and the short address.
 */
export function AccountContent(props: AccountContentProps): JSX.Element {
  const { kit, address, balance = 'show', charsStart, charsEnd, size } = props
  const { activeNamespace, byNamespace } = useControllerState(kit.controllers.network.state)
  const text = useButtonText(kit)
  const { profileImage, profileName } = useControllerState(
    kit.controllers.account.state,
    (accounts) => accounts[props.namespace ?? activeNamespace] ?? nobody,
  )
  const namespace = props.namespace ?? activeNamespace
  const network = byNamespace[namespace]
  const isReadable =
    network && !network.isUnsupportedChain && kit.adapters.get(namespace)?.features['balance:read']

  return (
    <QuietContent
      icon={<Avatar address={address} src={profileImage} size={size === 'sm' ? 20 : 24} />}
      lead={
        balance === 'show' && isReadable ? (
          <AccountBalance address={address} network={network.caipNetwork} />
        ) : undefined
      }
      spoken={text('button.account', 'Account')}
    >
      <bdi className={styles.classes.text} title={address}>
        {profileName ?? formatAddress(address, { start: charsStart, end: charsEnd })}
      </bdi>
    </QuietContent>
  )
}
