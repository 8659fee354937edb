import { formatAddress } from '@cleat/core'
import type { JSX } from 'react'
import type { InterfaceParts } from '../../interface/interfaceParts.ts'
import { useCurrentKit } from '../../kit/useCurrentKit.ts'
import type { AccountButtonProps as Props } from '../props/accountButtonProps.ts'
import { ButtonFrame } from './ButtonFrame.tsx'

export type AccountButtonProps = Props & {
  address: string
  /** `null` if it could not be loaded. */
  loaded: InterfaceParts | null
}

/** The button that opens the account. */
export function AccountButton(props: AccountButtonProps): JSX.Element {
  const { address, disabled, loaded, namespace, size } = props
  const kit = useCurrentKit('AppKitAccountButton')
  return (
    <ButtonFrame
      kit={kit}
      kind="account-button"
      className={loaded?.quietButton}
      size={size}
      disabled={disabled}
      onClick={() => void kit.open({ namespace })}
    >
      {/* Without the interface, the address alone keeps the account reachable. */}
      {loaded ? <loaded.AccountContent {...props} kit={kit} /> : formatAddress(address)}
    </ButtonFrame>
  )
}
